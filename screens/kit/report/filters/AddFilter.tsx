import { useState } from 'react';
import { AddChip, Button, ComboBox, NumberField, Popover, SegmentedControl, Stack, useWords } from '#design-system';
import { catalogue, isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import { isField, narrowedTo, type Field, type Report, type ReportState } from '#screens/kit/report/view/index.ts';
import { filterWords } from './words.ts';
import { Values } from './Values.tsx';

interface AddFilterProps {
  report: Report;
  /** By which numbers its rows can be chosen. */
  metrics?: readonly MetricId[];
}

/** One more filter: of any field, nothing but some values or all but them; of any metric, more or less than so much. */
export function AddFilter({ report, metrics = noMetrics }: AddFilterProps) {
  const t = useWords(filterWords);
  return (
    <Popover trigger={<AddChip>{t.filter}</AddChip>} label={t.filter} width={320}>
      {(close) => (
        <Choice
          report={report}
          metrics={metrics}
          onChoose={(change) => {
            report.set(change);
            close();
          }}
        />
      )}
    </Popover>
  );
}

const noMetrics: readonly MetricId[] = [];

interface PartProps {
  report: Report;
  onChoose: (change: Partial<ReportState>) => void;
}

function Choice({ report, metrics, onChoose }: PartProps & Required<AddFilterProps>) {
  const t = useWords(filterWords);
  const levels = useWords(levelWords);
  const names = useWords(metricWords);
  const { state } = report;
  const fields = report.fields.filter((one) => !state.path.some(({ level }) => level === one));
  const [what, setWhat] = useState<string | null>(fields.find((one) => one !== 'channel') ?? null);
  const options = [
    { title: t.fields, options: fields.map((one) => ({ id: String(one), label: levels[one] })) },
    ...(metrics.length ? [{ title: t.metrics, options: metrics.map((one) => ({ id: String(one), label: names[one] })) }] : []),
  ];
  return (
    <Stack gap="3">
      <ComboBox label={t.field} options={options} value={what} onChange={setWhat} />
      {what !== null && isField(what) && <ByValues key={what} report={report} field={what} onChoose={onChoose} />}
      {what !== null && isMetric(what) && <ByNumber key={what} report={report} metric={what} onChoose={onChoose} />}
    </Stack>
  );
}

function ByValues({ report, field, onChoose }: PartProps & { field: Field }) {
  const t = useWords(filterWords);
  const { filters } = report.state;
  const [isLeftOut, setLeftOut] = useState(false);
  const before = filters.find((one) => one.field === field && one.isLeftOut === isLeftOut)?.keys ?? [];
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const keys = chosen ?? before;
  return (
    <>
      <How
        words={[t.include, t.exclude]}
        isSecond={isLeftOut}
        onChange={(isNot) => {
          setLeftOut(isNot);
          setChosen(null);
        }}
      />
      <Values report={report} field={field} label={t.values} value={keys} onChange={setChosen} />
      <Apply
        isDisabled={!keys.length && !before.length}
        onPress={() => onChoose({ filters: narrowedTo(filters, field, keys, isLeftOut) })}
      />
    </>
  );
}

function ByNumber({ report, metric, onChoose }: PartProps & { metric: MetricId }) {
  const t = useWords(filterWords);
  const { limits } = report.state;
  const [isMore, setMore] = useState(true);
  const [number, setNumber] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { unit } = catalogue[metric];
  // A rate is a share of one, and is written in hundredths.
  const scale = unit === 'rate' ? 100 : 1;
  const choose = () => {
    const others = limits.filter((one) => one.metric !== metric || one.isMore !== isMore);
    if (number === null) setMissing(true);
    else onChoose({ limits: [...others, { metric, isMore, value: Number((number / scale).toFixed(6)) }] });
  };
  return (
    <>
      <How words={[t.more, t.less]} isSecond={!isMore} onChange={(isLess) => setMore(!isLess)} />
      <NumberField
        label={t.bound}
        value={number}
        onChange={setNumber}
        {...(isMissing && number === null && { error: t.noBound })}
        decimals={unit === 'count' ? 0 : 2}
        {...(unit === 'money' && { before: '¥' })}
        {...(unit === 'rate' && { after: '%' })}
      />
      {/* What was typed counts when the field is left, which may be this very press. */}
      <Apply onPress={choose} />
    </>
  );
}

interface HowProps {
  words: readonly [first: string, second: string];
  isSecond: boolean;
  onChange: (isSecond: boolean) => void;
}

/** One way or the other: only or without, more or less. */
function How({ words: [first, second], isSecond, onChange }: HowProps) {
  const t = useWords(filterWords);
  return (
    <SegmentedControl
      label={t.how}
      options={[
        { value: 'first', label: first },
        { value: 'second', label: second },
      ]}
      value={isSecond ? 'second' : 'first'}
      onChange={(how) => onChange(how === 'second')}
    />
  );
}

function Apply({ isDisabled = false, onPress }: { isDisabled?: boolean; onPress: () => void }) {
  const t = useWords(filterWords);
  return (
    <Stack direction="row" justify="end">
      <Button kind="primary" isDisabled={isDisabled} onPress={onPress}>
        {t.apply}
      </Button>
    </Stack>
  );
}
