import { Gauge, Pencil, PlugZap, Power, PowerOff, Star, StarOff, Trash2 } from 'lucide-react';
import { MenuDivider, MenuItem, useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import type { AppRights } from '../rights.ts';
import type { AppActs } from './useAppActs.ts';
import { words } from '../words.ts';

interface AppMenuProps {
  app: App;
  isFrequent: boolean;
  may: AppRights;
  acts: AppActs;
}

/** What can be done with one app. What somebody may never do is not there; what cannot be done now says why. */
export function AppMenu({ app, isFrequent, may, acts }: AppMenuProps) {
  const t = useWords(words);
  return (
    <>
      <MenuItem icon={Gauge} href={`/monitor/dashboard?app=${app.id}`} disabledReason={app.isExpired ? t.expiredReason : undefined}>
        {t.dashboard}
      </MenuItem>
      <MenuItem icon={PlugZap} href={`/manage/appDetail?step=guide&id=${app.id}`}>
        {t.guide}
      </MenuItem>
      {may.edit && (
        <MenuItem icon={Pencil} href={`/manage/appDetail?step=basic&id=${app.id}`}>
          {t.detail}
        </MenuItem>
      )}
      <MenuItem icon={isFrequent ? StarOff : Star} onAction={() => void acts.mark(app, !isFrequent)}>
        {isFrequent ? t.dropFrequent : t.addFrequent}
      </MenuItem>
      {may.stop && <MenuDivider />}
      {may.stop && app.isEnabled && (
        <MenuItem icon={PowerOff} onAction={() => void acts.disable(app)}>
          {t.disable}
        </MenuItem>
      )}
      {may.stop && !app.isEnabled && (
        <MenuItem icon={Power} onAction={() => void acts.enable(app)}>
          {t.enable}
        </MenuItem>
      )}
      {may.delete && (
        <MenuItem icon={Trash2} isDanger disabledReason={app.isEnabled ? t.firstDisable : undefined} onAction={() => void acts.delete(app)}>
          {t.delete}
        </MenuItem>
      )}
    </>
  );
}
