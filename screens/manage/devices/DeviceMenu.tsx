import { Pencil, Radio, Route, Trash2 } from 'lucide-react';
import { MenuDivider, MenuItem, useWords } from '#design-system';
import type { Device } from '#app/api/devices.ts';
import { words } from './words.ts';

interface DeviceMenuProps {
  device: Device;
  /** Null for those who change nothing here. */
  acts: { edit: () => void; remove: () => void } | null;
  /** Its address; none where the app or the reader has no logs. */
  journey: string | undefined;
}

/** What can be done with a device, and where what it did is seen: live, and as its journey. */
export function DeviceMenu({ device, acts, journey }: DeviceMenuProps) {
  const t = useWords(words);
  const { app, lastSeenAt } = device;
  return (
    <>
      {acts && (
        <MenuItem icon={Pencil} onAction={acts.edit}>
          {t.edit}
        </MenuItem>
      )}
      <MenuItem icon={Radio} href={`/manage/appDetail?step=debug&id=${app ?? ''}`} disabledReason={app === null ? t.noStream : undefined}>
        {t.stream}
      </MenuItem>
      {journey !== undefined && (
        <MenuItem icon={Route} href={journey} disabledReason={lastSeenAt === null ? t.noJourney : undefined}>
          {t.journey}
        </MenuItem>
      )}
      {acts && <MenuDivider />}
      {acts && (
        <MenuItem icon={Trash2} isDanger onAction={acts.remove}>
          {t.remove}
        </MenuItem>
      )}
    </>
  );
}
