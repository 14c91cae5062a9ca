import { ClipboardCopy, Ellipsis, FileImage, FileSpreadsheet, Shapes } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { saveFile } from '../../data/export/save-file.ts';
import { MenuItem } from '../../overlays/menu/MenuItem.tsx';
import { Menu, MenuDivider } from '../../overlays/menu/Menu.tsx';
import { MenuSection } from '../../overlays/menu/MenuSection.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { toasts } from '../../overlays/toast/toasts.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { plain } from '../sentence/phrase.ts';
import { useDescribeFile } from './chart-files.tsx';
import type { ChartContents, ChartForm } from './panel.ts';
import type { FileKind } from './files.ts';

interface PanelMenuProps {
  title: string;
  panel: RefObject<HTMLElement | null>;
  contents: RefObject<Map<string, ChartContents>>;
  /** Where the head has no room for the switch of forms. */
  forms?: readonly { value: ChartForm; label: string }[];
  form?: ChartForm;
  onForm?: (form: ChartForm) => void;
  children?: ReactNode;
}

/** What can be done with a chart: its other forms, its sentence to take along, its files. */
export function PanelMenu({ title, panel, contents, forms, form, onForm, children }: PanelMenuProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const describe = useDescribeFile();
  const allContents = () => [...contents.current.values()];
  const sentence = () =>
    allContents()
      .map((chart) => plain(chart.sentence))
      .join('\n');
  const copy = () =>
    navigator.clipboard.writeText(sentence()).then(
      () => toasts.copied(t.copied),
      () => toasts.show({ kind: 'bad', title: t.notCopied }),
    );
  const save = async (kind: FileKind) => {
    if (!panel.current) return;
    try {
      const contents = { title, sentence: sentence(), sheets: allContents().map(({ sheet }) => sheet) };
      const { chartFile } = await import('./files.ts');
      const file = await chartFile(kind, panel.current, { ...contents, ...(describe && { describe }) }, locale);
      saveFile(file.contents, file.type, file.name);
    } catch {
      toasts.show({ kind: 'bad', title: t.notSaved });
    }
  };
  return (
    <Menu placement="bottom end" trigger={<IconButton icon={Ellipsis} label={t.more} size="sm" />}>
      {forms && form && (
        <MenuSection
          title={t.form}
          selectionMode="single"
          selected={[form]}
          onSelect={([chosen]) => onForm?.(forms.find(({ value }) => value === chosen)?.value ?? form)}
        >
          {forms.map(({ value, label }) => (
            <MenuItem key={value} id={value}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      {children}
      {children && <MenuDivider />}
      <MenuItem icon={ClipboardCopy} onAction={() => void copy()}>
        {t.copy}
      </MenuItem>
      <MenuItem icon={FileImage} onAction={() => void save('png')}>
        {t.png}
      </MenuItem>
      <MenuItem icon={Shapes} onAction={() => void save('svg')}>
        {t.svg}
      </MenuItem>
      <MenuItem icon={FileSpreadsheet} onAction={() => void save('csv')}>
        {t.csv}
      </MenuItem>
    </Menu>
  );
}

const words = bilingual({
  more: ['更多', 'More'],
  form: ['呈现形式', 'View as'],
  copy: ['复制这句话', 'Copy text'],
  copied: ['复制成功', 'Copied'],
  notCopied: ['复制失败，请检查浏览器的剪贴板权限', 'Copy failed. Check your browser’s clipboard permission'],
  png: ['下载图片 PNG', 'Download PNG'],
  svg: ['下载矢量图 SVG', 'Download SVG'],
  csv: ['下载数据 CSV', 'Download CSV'],
  notSaved: ['未能生成文件', 'Couldn’t create the file'],
});
