import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { addDays, Button, FormFooter, Panel, Select, Stack, Tag, Text, TextArea, TextField, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { devices } from '#app/api/devices.ts';
import { useAllPages } from '#screens/kit/pages/index.ts';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { recognise, type DeviceKind, type PastedDevice } from './recognise.ts';
import { nameOf } from './useDeviceColumns.tsx';
import { words } from './words.ts';

const most = 200;
const validities = [7, 30, 90];

/** Many devices at once: the kind of each is recognised before anything is sent. */
export function PasteDevices({ apps }: { apps: readonly App[] }) {
  const t = useWords(words);
  const labelOf = useAppLabel();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeviceKind>>(new Map());
  const [note, setNote] = useState('');
  const [app, setApp] = useState('');
  const [days, setDays] = useState('0');
  const listed = useListed(app);
  const found = useMemo(() => recognise(text, listed), [text, listed]);
  const ready = found.filter(({ problem, duplicate }) => !problem && !duplicate);
  const duplicates = found.filter(({ duplicate }) => duplicate).length;
  const add = useAct({
    call: devices.add(),
    done: (_, { added }) => t.added(added),
    after: () => {
      setText('');
      setChosen(new Map());
    },
  });
  const send = () => {
    const common = {
      note: note.trim() || null,
      app: app ? Number(app) : null,
      endsOn: days === '0' ? null : addDays(reportToday(), Number(days)),
    };
    return add.run({
      body: {
        devices: ready.map(({ deviceId, name, kinds: [first = 'IDFA'] }) =>
          Object.assign({ deviceId, name, kind: chosen.get(deviceId) ?? first }, common),
        ),
      },
    });
  };
  return (
    <Panel
      title={t.add}
      note={t.limit}
      footer={
        <FormFooter isLocal note={t.skipped} blocker={ready.length > most ? t.tooMany : undefined}>
          <Button kind="primary" isBusy={add.isRunning} isDisabled={ready.length === 0 || ready.length > most} onPress={() => void send()}>
            {t.act(ready.length)}
          </Button>
        </FormFooter>
      }
    >
      <Stack gap="3">
        <TextArea label={t.paste} hint={t.pasteHint} value={text} onChange={setText} rows={4} isMono />
        {found.length > 0 && (
          <Text as="p" kind="caption" tone="secondary">
            {t.found(ready.length, duplicates, found.length - ready.length - duplicates)}
          </Text>
        )}
        <FoundLines found={found} chosen={chosen} onChoose={setChosen} />
        <TextField label={t.note} value={note} onChange={setNote} limit={60} />
        <Select
          label={t.app}
          value={app || 'all'}
          onChange={(id) => setApp(id === 'all' ? '' : id)}
          options={[
            { id: 'all', label: t.allApps },
            ...apps.filter(({ isExpired }) => !isExpired).map((one) => ({ id: String(one.id), label: labelOf(one) })),
          ]}
        />
        <Select
          label={t.validity}
          value={days}
          onChange={setDays}
          options={[{ id: '0', label: t.always }, ...validities.map((n) => ({ id: String(n), label: t.days(n) }))]}
        />
      </Stack>
    </Panel>
  );
}

/** The devices that are listed where new ones go, by their ids. One that is listed for another app can be listed for this one as well, or for all. */
function useListed(app: string): ReadonlyMap<string, string> {
  const { data } = useAllPages((place) => devices.page(place));
  return useMemo(
    () =>
      new Map(
        (data ?? [])
          .filter((device) => device.app === null || String(device.app) === app)
          .map((device) => [device.deviceId.toLowerCase(), nameOf(device)]),
      ),
    [data, app],
  );
}

interface FoundLinesProps {
  found: readonly PastedDevice[];
  chosen: ReadonlyMap<string, DeviceKind>;
  onChoose: (chosen: ReadonlyMap<string, DeviceKind>) => void;
}

function FoundLines({ found, chosen, onChoose }: FoundLinesProps) {
  return (
    <Lines>
      {found.map((device) => (
        <li key={device.place}>
          <Named>
            <Text kind="mono" tone={device.problem || device.duplicate ? 'tertiary' : 'primary'} isCut>
              {device.deviceId}
            </Text>
            {device.name !== null && (
              <Text kind="caption" tone="secondary" isCut>
                {device.name}
              </Text>
            )}
          </Named>
          <Kind
            of={device}
            chosen={chosen.get(device.deviceId)}
            onChoose={(kind) => onChoose(new Map(chosen).set(device.deviceId, kind))}
          />
        </li>
      ))}
    </Lines>
  );
}

interface KindProps {
  of: PastedDevice;
  chosen: DeviceKind | undefined;
  onChoose: (kind: DeviceKind) => void;
}

function Kind({ of: { deviceId, kinds, problem, duplicate }, chosen, onChoose }: KindProps) {
  const t = useWords(words);
  if (problem) return <Tag kind="negative">{t[problem]}</Tag>;
  if (duplicate) return <Tag kind="warning">{duplicate.is === 'listed' ? t.listed(duplicate.name) : t.repeated}</Tag>;
  if (kinds.length === 1) return <Tag kind="accent">{kinds[0]}</Tag>;
  return (
    <Select
      label={t.kindOf(deviceId)}
      isLabelHidden
      look="soft"
      size="sm"
      value={chosen ?? kinds[0] ?? null}
      onChange={onChoose}
      options={kinds.map((id) => ({ id, label: id }))}
    />
  );
}

const Named = styled.div`
  display: grid;
  min-width: 0;
`;

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: 34px;
    border-top: 1px solid var(--color-border-subtle);
  }
  & > li > :last-child {
    flex: none;
  }
`;
