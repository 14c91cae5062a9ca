import type { DebugEvent } from '#app/api/apps/debug.ts';

/** Its worst issue. */
export function resultOf({ issues }: DebugEvent): 'error' | 'warning' | 'pass' {
  if (issues.some(({ level }) => level === 'error')) return 'error';
  return issues.length > 0 ? 'warning' : 'pass';
}

/** Where in what was sent the wrong properties stand, as JSON pointers. What is missing stands nowhere. */
export const pointersOf = ({ issues }: DebugEvent): readonly string[] =>
  issues.flatMap(({ property, problem }) => (problem === 'missing' ? [] : [`/context/${property}`, `/${property}`]));

/** How many properties an event brought. */
export function propertyCount({ payload }: DebugEvent): number {
  if (typeof payload !== 'object' || payload === null) return 0;
  const context = 'context' in payload && typeof payload.context === 'object' && payload.context !== null ? payload.context : {};
  const isGiven = (value: unknown) => value !== null && value !== undefined;
  return Object.values(payload).filter(isGiven).length - 1 + Object.values(context).filter(isGiven).length;
}
