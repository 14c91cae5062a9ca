import { Delta, type Welcome } from '#design-system';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';

interface ChangeProps {
  metric: MetricId;
  value: number | null | undefined;
  /** That of the metric where it is left out. */
  welcome?: Welcome;
}

/** A rate changes by points, anything else by its share. */
export function Change({ metric, value, welcome }: ChangeProps) {
  const { polarity, unit } = catalogue[metric];
  return <Delta value={value} kind={unit === 'rate' ? 'points' : 'relative'} welcome={welcome ?? polarity} />;
}
