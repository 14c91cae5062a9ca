import {
  formatStep,
  distinctSteps,
  funnelEvents,
  parseStep,
  type FunnelEvent,
  type FunnelStep,
  type StepProperty,
} from '#app/api/reports/funnelStep.ts';

export const propertiesOf = (event: FunnelStep['event']): readonly StepProperty[] => (event === 'custom' ? [] : funnelEvents[event]);

/** What a property is asked for first. */
const firstValue = ({ name, values }: StepProperty): string => (values === 'number' ? (name === 'level' ? '5' : '30') : (values[0] ?? ''));

/** The condition that choosing a property begins with; none where none is chosen. */
export const withProperty = (step: FunnelStep, name: string): FunnelStep => {
  if (step.event === 'custom') return step;
  const property = propertiesOf(step.event).find((one) => one.name === name);
  return { event: step.event, condition: property ? { property: name, value: firstValue(property) } : null };
};

/** A changed step in its place. What another step asks already, and what is not understood, changes nothing. */
export function replaced(steps: readonly string[], old: string, next: FunnelStep): readonly string[] {
  const text = formatStep(next);
  if (!parseStep(text) || steps.includes(text)) return steps;
  const changed = distinctSteps(steps.map((one) => (one === old ? text : one)));
  return changed.length === steps.length ? changed : steps;
}

/** One place earlier. */
export const movedUp = (steps: readonly string[], step: string): readonly string[] => {
  const at = steps.indexOf(step);
  return at < 1 ? steps : [...steps.slice(0, at - 1), step, ...steps.slice(at - 1, at), ...steps.slice(at + 1)];
};

/** The step that an event can be added as: without a condition, or where that is there, with a number higher than those that are. */
export function addable(steps: readonly string[], event: FunnelEvent): string | null {
  if (!steps.some((one) => parseStep(one)?.event === event)) return event;
  const property = propertiesOf(event).find(({ values }) => values === 'number');
  if (!property) return null;
  const asked = steps.flatMap((one) => {
    const step = parseStep(one);
    return step?.event === event && step.condition?.property === property.name ? [Number(step.condition.value)] : [];
  });
  const value = asked.length ? String(Math.max(...asked) * 2) : firstValue(property);
  const text = formatStep({ event, condition: { property: property.name, value } });
  return parseStep(text) && !steps.includes(text) ? text : null;
}
