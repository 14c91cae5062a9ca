import { indexOf, weekdayOf } from '../calendar.ts';

/** How an app differs from the others over time: its week, what was launched, and what went wrong. Days are those of the world. */
interface Life {
  /** From Monday to Sunday. */
  week?: readonly number[];
  /** More people from a day on, fewer of them each day after. */
  launch?: { day: number; more: number; fades: number };
  /** Days of an outage, or of a takedown from a store. */
  incident?: { from: number; to: number; left: number };
}

const atWork = [1.16, 1.18, 1.15, 1.12, 1.02, 0.7, 0.67];
const atWeekends = [0.82, 0.84, 0.88, 0.92, 1.08, 1.26, 1.2];
const commuting = [1.12, 1.1, 1.12, 1.1, 1.06, 0.78, 0.72];

const lives: Readonly<Record<number, Life>> = {
  1002: {
    week: [1.05, 1.04, 1.05, 1.02, 0.98, 0.94, 0.92],
    launch: { day: indexOf('2026-10-12'), more: 0.5, fades: 12 },
    incident: { from: indexOf('2026-11-05'), to: indexOf('2026-11-06'), left: 0.42 },
  },
  1003: { launch: { day: indexOf('2026-10-26'), more: 0.9, fades: 10 } },
  1004: { week: commuting, incident: { from: indexOf('2026-11-02'), to: indexOf('2026-11-03'), left: 0.5 } },
  1005: { week: atWeekends, launch: { day: indexOf('2026-11-12'), more: 1.8, fades: 4 } },
  1006: { week: [0.94, 0.96, 0.98, 1, 1.04, 1.06, 1.02], launch: { day: indexOf('2026-11-08'), more: 1.1, fades: 3 } },
  1007: { week: atWeekends, incident: { from: indexOf('2026-10-25'), to: indexOf('2026-10-26'), left: 0.3 } },
  1008: { launch: { day: indexOf('2026-10-30'), more: 1.2, fades: 7 } },
  1009: { week: atWork, incident: { from: indexOf('2026-11-14'), to: indexOf('2026-11-15'), left: 0.2 } },
  1011: { week: commuting, launch: { day: indexOf('2026-08-01'), more: 0.6, fades: 25 } },
  1101: { week: commuting, launch: { day: indexOf('2026-10-20'), more: 0.7, fades: 9 } },
  1102: { week: atWeekends, incident: { from: indexOf('2026-11-09'), to: indexOf('2026-11-10'), left: 0.4 } },
  1201: { week: [0.9, 0.88, 0.9, 0.92, 0.98, 1.24, 1.18], launch: { day: indexOf('2026-11-02'), more: 0.8, fades: 10 } },
};

/** How a day of an app differs from the same day of others. Nothing in it is chance, so that no other number moves. */
export function lifeOf(app: number, day: number): number {
  const { week, launch, incident } = lives[app] ?? {};
  const since = launch ? day - launch.day : -1;
  const launched = launch && since >= 0 ? 1 + launch.more * Math.exp(-since / launch.fades) : 1;
  const isDown = incident !== undefined && incident.from <= day && day <= incident.to;
  return (week?.[weekdayOf(day)] ?? 1) * launched * (isDown ? incident.left : 1);
}
