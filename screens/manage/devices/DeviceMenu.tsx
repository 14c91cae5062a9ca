import { Pencil, Radio, Route, Trash2 } from 'lucide-react';
import { addDays, MenuDivider, MenuItem, periodToText, todayHere, useWords } from '#design-system';
import type { Device } from '#app/api/devices.ts';
import { words } from './words.ts';

interface DeviceMenuProps {
  device: Device;
  /** Null for those who change nothing here. */
  acts: { edit: () => void; remove: () => void } | null;
  maySeeJourney: boolean;
}

/** For so many days, today among them, logs are stored. */
const storedDays = 90;

function journeyOf({ app, deviceId }: Device): string {
  const today = todayHere();
  const days = periodToText({ start: addDays(today, 1 - storedDays), end: today });
  return `/dataservice/logquery?${new URLSearchParams({ ...(app !== null && { app: String(app) }), q: deviceId, t: days }).toString()}`;
}

/** What can be done with a device, and where what it did is seen: live, and as its journey. */
export function DeviceMenu({ device, acts, maySeeJourney }: DeviceMenuProps) {
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
      {maySeeJourney && (
        <MenuItem icon={Route} href={journeyOf(device)} disabledReason={lastSeenAt === null ? t.noJourney : undefined}>
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
