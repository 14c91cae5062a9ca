import type { Column } from '#design-system';
import type { ReportLimits } from '#app/api/ours/apps/limits.ts';
import { isPast, type ReasonShares } from '../fraud.ts';

interface ReasonNames {
  injectionShare: string;
  floodingShare: string;
}

/** The two shares that an app has limits for, marked past them. */
export const reasonColumns = <Row extends ReasonShares>(t: ReasonNames, limits: ReportLimits): Column<Row>[] => [
  {
    id: 'injection',
    title: t.injectionShare,
    value: ({ injection }) => injection,
    as: { kind: 'percent' },
    state: ({ injection }) => (isPast(injection, limits.injection) ? 'alarm' : undefined),
    width: 92,
    phone: 'half',
  },
  {
    id: 'flooding',
    title: t.floodingShare,
    value: ({ flooding }) => flooding,
    as: { kind: 'percent' },
    state: ({ flooding }) => (isPast(flooding, limits.flooding) ? 'alarm' : undefined),
    width: 92,
    phone: 'half',
  },
];
