import { useState } from 'react';
import { AddChip, Button, Popover, SegmentedControl, Select, Stack, useWords } from '#design-system';
import type { Report } from '../frame/useReport.ts';
import { fieldsOn, narrowedTo, type Field } from '../view/state.ts';
import { words } from '../words.ts';
import { Values } from './Values.tsx';

/** One more filter, of any field of the report: nothing but some values, or all but them. */
export function AddFilter({ report }: { report: Report }) {
  const t = useWords(words);
  return (
    <Popover trigger={<AddChip>{t.filter}</AddChip>} label={t.filter} width={320}>
      {(close) => <Choice report={report} onDone={close} />}
    </Popover>
  );
}

function Choice({ report, onDone }: { report: Report; onDone: () => void }) {
  const t = useWords(words);
  const { state, set, way } = report;
  const offered = fieldsOn(way).filter((one) => !state.path.some(({ level }) => level === one));
  const [field, setField] = useState<Field>(offered.find((one) => one !== 'channel') ?? 'country');
  const [isLeftOut, setLeftOut] = useState(false);
  const before = state.filters.find((one) => one.field === field && one.isLeftOut === isLeftOut)?.keys ?? [];
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const keys = chosen ?? before;
  const apply = () => {
    set({ filters: narrowedTo(state.filters, field, keys, isLeftOut) });
    onDone();
  };
  return (
    <Stack gap="3">
      <Select
        label={t.field}
        value={field}
        options={offered.map((one) => ({ id: one, label: t[one] }))}
        onChange={(one) => {
          setField(one);
          setChosen(null);
        }}
      />
      <SegmentedControl
        label={t.how}
        options={[
          { value: 'only', label: t.include },
          { value: 'not', label: t.exclude },
        ]}
        value={isLeftOut ? 'not' : 'only'}
        onChange={(how) => {
          setLeftOut(how === 'not');
          setChosen(null);
        }}
      />
      <Values report={report} field={field} label={t.values} value={keys} onChange={setChosen} />
      <Stack direction="row" justify="end">
        <Button kind="primary" isDisabled={!keys.length && !before.length} onPress={apply}>
          {t.apply}
        </Button>
      </Stack>
    </Stack>
  );
}
