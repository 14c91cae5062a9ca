import { useMemo, useState } from 'react';
import { AddChip, Button, ChipButton, ComboBox, Popover, Select, Stack, useWords } from '#design-system';
import { platformNames } from '#app/lib/glossary/words.ts';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import { Values } from '#screens/kit/report/filters/index.ts';
import type { Field, Report, Segment } from '#screens/kit/report/view/index.ts';
import { useOtherApps } from './useOtherApps.ts';
import { useSides } from './useSides.ts';
import { segmentWords } from './words.ts';

/** Beside which segment the question is shown: two values of a field, or another app. */
export function SegmentChip({ report }: { report: Report }) {
  const t = useWords(segmentWords);
  const { pair } = useSides(report);
  const { segments } = report.state;
  const stop = () => report.set({ segments: [] });
  const trigger = segments.length ? (
    <ChipButton label={t.chip} value={pair ? t.pair(pair[0].name, pair[1].name) : '–'} onRemove={stop} />
  ) : (
    <AddChip>{t.add}</AddChip>
  );
  return (
    <Popover trigger={trigger} label={t.compare} width={320}>
      {(close) => <Choice report={report} onDone={close} />}
    </Popover>
  );
}

const keysOf = (segment: Segment | undefined, field: string) =>
  segment && !('app' in segment) && segment.field === field ? segment.keys : [];

function Choice({ report, onDone }: { report: Report; onDone: () => void }) {
  const t = useWords(segmentWords);
  const levels = useWords(levelWords);
  const platforms = useWords(platformNames);
  const { state, set, fields } = report;
  const { others } = useOtherApps(report, true);
  const apps = useMemo(
    () => others.map(({ id, name, platform }) => ({ id: String(id), label: name, note: platforms[platform] })),
    [others, platforms],
  );
  const [first, second] = state.segments;
  const named = state.segments.find((one) => !('app' in one));
  const [by, setBy] = useState<Field | 'app'>(
    state.segments.some((one) => 'app' in one) ? 'app' : named && 'field' in named ? named.field : (fields[0] ?? 'country'),
  );
  const [app, setApp] = useState(() => state.segments.flatMap((one) => ('app' in one ? [String(one.app)] : []))[0] ?? null);
  const [one, setOne] = useState<readonly string[]>(second ? keysOf(first, by) : []);
  const [other, setOther] = useState<readonly string[]>(keysOf(second ?? first, by));
  const choose = (next: Field | 'app') => {
    setBy(next);
    setOne([]);
    setOther([]);
  };
  const isComplete = by === 'app' ? app !== null : other.length > 0;
  const show = () => {
    const side = (keys: readonly string[]): Segment[] => (by === 'app' || !keys.length ? [] : [{ field: by, keys }]);
    set({ segments: by === 'app' ? [{ app: Number(app) }] : [...side(one), ...side(other)], lines: 'total' });
    onDone();
  };
  return (
    <Stack gap="3">
      <Select
        label={t.what}
        value={by}
        options={[
          ...fields.map((field) => ({ id: field, label: levels[field] })),
          ...(others.length ? [{ id: 'app' as const, label: t.app }] : []),
        ]}
        onChange={choose}
      />
      {by === 'app' ? (
        <ComboBox label={t.otherApp} options={apps} value={app} onChange={setApp} />
      ) : (
        <>
          <Values key={`1${by}`} report={report} field={by} label={t.first} placeholder={t.all} value={one} onChange={setOne} />
          <Values key={`2${by}`} report={report} field={by} label={t.second} placeholder={t.choose} value={other} onChange={setOther} />
        </>
      )}
      <Stack direction="row" justify="end">
        <Button kind="primary" isDisabled={!isComplete} onPress={show}>
          {t.show}
        </Button>
      </Stack>
    </Stack>
  );
}
