import { Settings as Gear } from 'lucide-react';
import { IconButton, Menu, MenuItem, useProvenaLocale, useWords } from '#design-system';
import { decide } from '../../access/decide.ts';
import { table } from '../../routes/table.ts';
import type { Access } from '../../routes/useAccess.ts';
import { words } from '../words.ts';

/** The settings that have an entry; others are reached from them. */
const settings = new Set(['/manage/auth', '/manage/channel', '/manage/customchannel', '/manage/deviceManage', '/manage/dataCallback']);

/**
 * Channel users may open none of it, and so see no button. A page that is not built has no entry, nor has one that no app needs: H5 has no
 * callbacks (R-139, decision 0120).
 */
export function SettingsMenu({ context, lists }: Pick<Access, 'context' | 'lists'>) {
  const t = useWords(words);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const hasOnlyH5 = !context.viewer?.isSpecialOnH5 && lists.all.length > 0 && lists.all.every(({ platform }) => platform === 'H5');
  const open = table.filter(
    (one) => settings.has(one.path) && one.load && !(hasOnlyH5 && one.isHiddenOnH5) && decide(one, context).is === 'open',
  );
  if (!open.length) return null;
  return (
    <Menu trigger={<IconButton icon={Gear} label={t.settings} />} placement="bottom end">
      {open.map(({ path, title }) => (
        <MenuItem key={path} href={path}>
          {title[isChinese ? 0 : 1]}
        </MenuItem>
      ))}
    </Menu>
  );
}
