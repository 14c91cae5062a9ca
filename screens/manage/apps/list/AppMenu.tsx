import { Gauge, Pencil, PlugZap, Power, PowerOff, Star, StarOff, Trash2 } from 'lucide-react';
import { MenuDivider, MenuItem, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { words } from '../words.ts';
import type { ListedApp } from './families.ts';
import type { AppActs } from './useAppActs.ts';

/** What can be done with one app. What somebody may never do is not there; what cannot be done now says why. */
export function AppMenu({ app, acts }: { app: ListedApp; acts: AppActs }) {
  const t = useWords(words);
  const mayEdit = useMay('edit systemparam@config');
  const maySwitch = useMay('switch apps');
  const mayDelete = useMay('delete apps');
  return (
    <>
      <MenuItem icon={Gauge} href={`/monitor/dashboard?app=${app.id}`} disabledReason={app.isExpired ? t.expiredReason : undefined}>
        {t.dashboard}
      </MenuItem>
      <MenuItem icon={PlugZap} href={`/manage/appDetail?step=guide&id=${app.id}`}>
        {t.guide}
      </MenuItem>
      {mayEdit && (
        <MenuItem icon={Pencil} href={`/manage/appDetail?step=basic&id=${app.id}`}>
          {t.detail}
        </MenuItem>
      )}
      <MenuItem icon={app.isFrequent ? StarOff : Star} onAction={() => void acts.mark(app, !app.isFrequent)}>
        {app.isFrequent ? t.dropFrequent : t.addFrequent}
      </MenuItem>
      {maySwitch && <MenuDivider />}
      {maySwitch && app.isEnabled && (
        <MenuItem icon={PowerOff} onAction={() => void acts.disable(app)}>
          {t.disable}
        </MenuItem>
      )}
      {maySwitch && !app.isEnabled && (
        <MenuItem icon={Power} onAction={() => void acts.enable(app)}>
          {t.enable}
        </MenuItem>
      )}
      {mayDelete && (
        <MenuItem icon={Trash2} isDanger disabledReason={app.isEnabled ? t.firstDisable : undefined} onAction={() => void acts.delete(app)}>
          {t.delete}
        </MenuItem>
      )}
    </>
  );
}
