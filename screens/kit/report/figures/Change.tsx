import { bilingual, Delta, Text, useWords, type Welcome } from '#design-system';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';

interface ChangeProps {
  metric: MetricId;
  /** `undefined` while what it is compared with is not known. */
  value: number | null | undefined;
  /** That of the metric where it is left out. */
  welcome?: Welcome;
}

const words = bilingual({ incomparable: ['不可比', 'Not comparable'] });

/** A rate changes by points, anything else by its share. */
export function Change({ metric, value, welcome }: ChangeProps) {
  const t = useWords(words);
  const { polarity, unit, isToDate } = catalogue[metric];
  // No period was found in which users were as old.
  if (isToDate && value === null)
    return (
      <Text kind="caption" tone="tertiary">
        {t.incomparable}
      </Text>
    );
  return <Delta value={value} kind={unit === 'rate' ? 'points' : 'relative'} welcome={welcome ?? polarity} />;
}
