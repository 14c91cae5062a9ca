import { Settings as Gear } from 'lucide-react';
import { IconButton, Menu, MenuItem, useProvenaLocale, useWords } from '#design-system';
import { decide } from '../../access/decide.ts';
import type { AccessContext } from '../../access/gates.ts';
import { table } from '../../routes/table.ts';
import { words } from '../words.ts';

/** The settings that have an entry; others are reached from them. */
const settings = new Set(['/manage/auth', '/manage/channel', '/manage/customchannel', '/manage/deviceManage', '/manage/dataCallback']);

/** Channel users may open none of it, and so see no button. A page that is not built has no entry. */
export function SettingsMenu({ context }: { context: AccessContext }) {
  const t = useWords(words);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const open = table.filter((one) => settings.has(one.path) && one.load && decide(one, context).is === 'open');
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
