import { shifted } from '../calendar.ts';
import type { ServiceRecord } from './service.ts';

type Kept = readonly [app: number, service: ServiceRecord['service'], status: number, days: number | null];

const all = ['adDetails', 'arouse', 'analysis', 'cashFlow', 'fake'] as const;

/** Open in full for the two big apps, unknown to the small ones, and in between for the rest. What is not named has never been opened. */
const kept: readonly Kept[] = [
  ...all.map((service): Kept => [1001, service, 2, 284]),
  ...all.map((service): Kept => [1002, service, 2, 284]),
  [1003, 'adDetails', 1, null],
  [1003, 'arouse', 1, null],
  [1003, 'analysis', 1, null],
  [1003, 'cashFlow', 1, null],
  [1003, 'fake', 1, null],
  [1005, 'adDetails', 2, 120],
  [1010, 'adDetails', 3, -142],
  [1011, 'fake', 3, -11],
  [1101, 'adDetails', 2, 12],
  [1101, 'arouse', 2, 9],
  [1101, 'fake', 2, 6],
  [1201, 'fake', 3, -8],
];

export const seedServices = (today: string): ServiceRecord[] =>
  kept.map(([app, service, status, days]) => ({
    app,
    service,
    status,
    endsOn: days === null ? null : shifted(today, days),
    isRequested: false,
  }));
