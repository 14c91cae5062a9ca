/** A property that the step of an event can be narrowed by: at least a number, or one of some values. */
export interface StepProperty {
  name: string;
  values: readonly string[] | 'number';
}

const amount = { name: 'currencyamount', values: 'number' } as const;

/** The events that the service follows, in the order in which they happen, each with the properties that it can be narrowed by (ours, G-05). */
export const funnelEvents = {
  click: [],
  install: [],
  launch: [],
  registration: [],
  login: [],
  level: [{ name: 'level', values: 'number' }],
  order: [amount],
  payment: [amount, { name: 'paymenttype', values: ['weixinpay', 'alipay', 'apple'] }],
} as const satisfies Readonly<Record<string, readonly StepProperty[]>>;

export type FunnelEvent = keyof typeof funnelEvents;

export const isFunnelEvent = (word: string): word is FunnelEvent => Object.hasOwn(funnelEvents, word);
export const eventNames: readonly FunnelEvent[] = Object.keys(funnelEvents).filter(isFunnelEvent);

/** Each step after the one before it, or all of them in whatever order. */
export const stepOrders = ['strict', 'any'] as const;
export type StepOrder = (typeof stepOrders)[number];

/** Whether somebody with two devices counts as two. */
export const pathUnits = ['device', 'user'] as const;
export type PathUnit = (typeof pathUnits)[number];

/** As many steps as one funnel can have. */
export const mostSteps = 10;

export interface StepCondition {
  property: string;
  value: string;
}

/** An event that the service follows, or one that the app sends of its own, by its key. */
export type FunnelStep = { event: FunnelEvent; condition: StepCondition | null } | { event: 'custom'; key: string; condition: null };

const propertyOf = (event: FunnelStep['event'], name: string): StepProperty | undefined => {
  const known: readonly StepProperty[] = event === 'custom' ? [] : funnelEvents[event];
  return known.find((one) => one.name === name);
};

/**
 * A step as it stands in a call and in the address. Nothing that is unknown is understood.
 *
 *     install      level:level>=5      payment:paymenttype=alipay      custom:tutorial_step
 */
export function parseStep(text: string): FunnelStep | null {
  const [event = '', rest] = text.split(':');
  if (event === 'custom') return rest !== undefined && /^[\w-]{1,40}$/.test(rest) ? { event, key: rest, condition: null } : null;
  if (!isFunnelEvent(event)) return null;
  if (rest === undefined) return { event, condition: null };
  const [, name = '', sign, value = ''] = /^(\w+)(>=|=)(\w{1,20})$/.exec(rest) ?? [];
  const property = propertyOf(event, name);
  if (!property) return null;
  const isKnown =
    property.values === 'number' ? sign === '>=' && /^[1-9]\d{0,5}$/.test(value) : sign === '=' && property.values.includes(value);
  return isKnown ? { event, condition: { property: name, value } } : null;
}

export function formatStep(step: FunnelStep): string {
  const { event, condition } = step;
  if (event === 'custom') return `custom:${step.key}`;
  if (!condition) return event;
  const sign = propertyOf(event, condition.property)?.values === 'number' ? '>=' : '=';
  return `${event}:${condition.property}${sign}${condition.value}`;
}

/** Where a step usually stands among others: an event after those before it, and of one event what is asked less of first. What an app sends of its own follows its launch. */
export function placeOfStep({ event, condition }: FunnelStep): number {
  const asked =
    condition && propertyOf(event, condition.property)?.values === 'number' ? Number(condition.value) : Number(condition !== null);
  return (event === 'custom' ? eventNames.indexOf('launch') + 0.5 : eventNames.indexOf(event)) * 1_000_000 + asked;
}

/**
 * Whether one step can happen after another. Nobody installs after a payment; a level, and what an app sends of its own, come again and again,
 * and guests log in late.
 */
export function canFollow(step: FunnelStep, before: FunnelStep): boolean {
  if (placeOfStep(step) > placeOfStep(before)) return true;
  if (step.event === 'custom') return placeOfStep(before) > placeOfStep({ event: 'launch', condition: null });
  if (step.event === 'level') return before.event !== 'level';
  return step.event === 'login' && before.event === 'level';
}

/** The first two steps that cannot happen in the order in which they stand. */
export function impossibleIn(steps: readonly FunnelStep[]): { before: FunnelStep; after: FunnelStep } | null {
  for (const [index, after] of steps.entries()) {
    const before = steps.slice(0, index).find((one) => !canFollow(after, one));
    if (before) return { before, after };
  }
  return null;
}

/** Steps in the order in which they were given, none of them twice, and no more than a funnel can have. */
export function distinctSteps(texts: readonly string[]): readonly string[] {
  const steps = texts.flatMap((text) => parseStep(text) ?? []);
  return [...new Set(steps.map(formatStep))].slice(0, mostSteps);
}

/** Steps with one more, where it usually happens: before the first that usually comes later. What an app sends of its own comes last. */
export function withStep(texts: readonly string[], text: string): readonly string[] {
  const step = parseStep(text);
  if (!step || texts.includes(text)) return texts;
  const later =
    step.event === 'custom'
      ? -1
      : texts.findIndex((one) => {
          const other = parseStep(one);
          return other !== null && placeOfStep(other) > placeOfStep(step);
        });
  const at = later < 0 ? texts.length : later;
  return distinctSteps([...texts.slice(0, at), text, ...texts.slice(at)]);
}
