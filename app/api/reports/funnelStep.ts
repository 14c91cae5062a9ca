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

export interface FunnelStep {
  event: FunnelEvent;
  condition: StepCondition | null;
}

const propertyOf = (event: FunnelEvent, name: string): StepProperty | undefined => {
  const known: readonly StepProperty[] = funnelEvents[event];
  return known.find((one) => one.name === name);
};

/**
 * A step as it stands in a call and in the address. Nothing that is unknown is understood.
 *
 *     install      level:level>=5      payment:paymenttype=alipay
 */
export function parseStep(text: string): FunnelStep | null {
  const [event = '', rest] = text.split(':');
  if (!isFunnelEvent(event)) return null;
  if (rest === undefined) return { event, condition: null };
  const [, name = '', sign, value = ''] = /^(\w+)(>=|=)(\w{1,20})$/.exec(rest) ?? [];
  const property = propertyOf(event, name);
  if (!property) return null;
  const isKnown =
    property.values === 'number' ? sign === '>=' && /^[1-9]\d{0,5}$/.test(value) : sign === '=' && property.values.includes(value);
  return isKnown ? { event, condition: { property: name, value } } : null;
}

export function formatStep({ event, condition }: FunnelStep): string {
  if (!condition) return event;
  const sign = propertyOf(event, condition.property)?.values === 'number' ? '>=' : '=';
  return `${event}:${condition.property}${sign}${condition.value}`;
}

/** Where a step stands among others: an event after those before it, and of one event what is asked less of first. */
export function placeOfStep({ event, condition }: FunnelStep): number {
  const asked =
    condition && propertyOf(event, condition.property)?.values === 'number' ? Number(condition.value) : Number(condition !== null);
  return eventNames.indexOf(event) * 1_000_000 + asked;
}

/** Steps in the order in which they can happen, none of them twice, and no more than a funnel can have. */
export function orderSteps(texts: readonly string[]): readonly string[] {
  const steps = [...new Set(texts)].flatMap((text) => parseStep(text) ?? []);
  const places = new Map(steps.map((step) => [placeOfStep(step), step]));
  return [...places]
    .toSorted(([one], [other]) => one - other)
    .map(([, step]) => formatStep(step))
    .slice(0, mostSteps);
}
