import { useMemo } from 'react';
import { Copyable, dayCount, isDay, Stack, Status, Tag, Text, useWords, type Column } from '#design-system';
import { reportToday, shortTime } from '#app/lib/metrics/reportZone.ts';
import type { Device } from '#app/api/devices.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';
import { Hits } from '#screens/kit/listing/index.ts';
import { words } from './words.ts';

export const nameOf = ({ name, model, deviceId }: Device) => name ?? model ?? deviceId;

const soon = 3;
const long = 30;

const daysBetween = (from: string, to: string) => (isDay(from) && isDay(to) ? dayCount({ start: from, end: to }) - 1 : 0);

/** The reason rather than the class: it goes soon, or it has not been seen for long. */
function DeviceState({ of: { endsOn, lastSeenAt } }: { of: Device }) {
  const t = useWords(words);
  const today = reportToday();
  const left = endsOn === null ? null : daysBetween(today, endsOn);
  if (left !== null && left <= soon) return <Status tone="warning">{t.endsIn(Math.max(0, left))}</Status>;
  if (lastSeenAt === null) return <Status tone="live">{t.never}</Status>;
  const silent = daysBetween(lastSeenAt.slice(0, 10), today);
  if (silent > long) return <Status tone="off">{t.silent(silent)}</Status>;
  return <Status tone="good">{left === null ? t.valid : t.endsIn(left)}</Status>;
}

/** An email address in two lines: rows have two, and in one line it would not fit. */
function Address({ of }: { of: string | null }) {
  if (of === null) return '–';
  const [name = '', domain] = of.split('@');
  return (
    <Stack gap="0">
      <Text tone="secondary" isCut>
        {name}
      </Text>
      {domain !== undefined && (
        <Text kind="caption" tone="tertiary" isCut>
          @{domain}
        </Text>
      )}
    </Stack>
  );
}

/** `apps` are those that the reader may open. */
export function useDeviceColumns(apps: readonly Pick<App, 'id' | 'name' | 'platform'>[]): readonly Column<Device>[] {
  const t = useWords(words);
  const labelOf = useAppLabel();
  const labels = useMemo(() => new Map(apps.map((app) => [app.id, labelOf(app)])), [apps, labelOf]);
  return useMemo(
    () => [
      {
        id: 'name',
        title: t.device,
        value: nameOf,
        canSort: false,
        pin: 'start',
        width: 124,
        phone: 'title',
        cell: (device) => (
          <Stack gap="0">
            <Hits>{nameOf(device)}</Hits>
            {device.name !== null && (
              <Text kind="caption" tone="tertiary">
                {device.model}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'deviceId',
        title: t.id,
        value: ({ deviceId }) => deviceId,
        canSort: false,
        width: 138,
        phone: 'line',
        cell: ({ deviceId }) => <Copyable text={deviceId} what={t.id} />,
      },
      {
        id: 'kind',
        title: t.kind,
        value: ({ kind }) => kind,
        canSort: false,
        width: 76,
        phone: 'line',
        cell: ({ kind }) => <Tag kind="line">{kind}</Tag>,
      },
      {
        id: 'app',
        title: t.app,
        value: ({ app }) => (app === null ? t.allApps : (labels.get(app) ?? String(app))),
        canSort: false,
        width: 124,
        phone: 'line',
      },
      {
        id: 'seen',
        title: t.lastSeen,
        value: ({ lastSeenAt }) => lastSeenAt?.slice(0, 16) ?? null,
        cell: ({ lastSeenAt }) => shortTime(lastSeenAt),
        canSort: false,
        width: 104,
        phone: 'line',
      },
      { id: 'state', title: t.state, canSort: false, width: 136, phone: 'aside', cell: (device) => <DeviceState of={device} /> },
      { id: 'note', title: t.note, value: ({ note }) => note, canSort: false, width: 92, isQuiet: true, yields: 'second' },
      {
        id: 'addedBy',
        title: t.addedBy,
        value: ({ addedBy }) => addedBy,
        canSort: false,
        width: 114,
        isQuiet: true,
        yields: 'first',
        cell: ({ addedBy }) => <Address of={addedBy} />,
      },
    ],
    [t, labels],
  );
}
