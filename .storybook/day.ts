/** The day of the demo world: every story happens on it unless it says otherwise. */
const today = '2026-11-20T10:32:00+08:00';

/** By names that may stand in an address: Storybook takes no slash there. */
const zones = new Map<unknown, string>([
  ['utc', 'UTC'],
  ['los-angeles', 'America/Los_Angeles'],
]);

const RealDate = Date;
const RealFormat = Intl.DateTimeFormat;

/**
 * Stops the clock and fixes the time zone while a story stands. Only `Date`: faked timers stall mocked answers and queries.
 * A story about time passes `parameters.day = 'real'`.
 */
export function freezeTheDay(day: unknown, timeZone: unknown) {
  if (day === 'real') return undefined;
  const now = new RealDate(typeof day === 'string' ? day : today).getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], shape) => Reflect.construct(target, given.length ? given : [now], shape),
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
  });
  const zone = zones.get(timeZone) ?? 'Asia/Shanghai';
  const withZone = ([locales, options]: ConstructorParameters<typeof RealFormat>) => [locales, { timeZone: zone, ...options }] as const;
  Intl.DateTimeFormat = new Proxy(RealFormat, {
    construct: (target, given: ConstructorParameters<typeof RealFormat>, shape) => Reflect.construct(target, withZone(given), shape),
    apply: (target, _, given: ConstructorParameters<typeof RealFormat>) => target(...withZone(given)),
  });
  return () => {
    globalThis.Date = RealDate;
    Intl.DateTimeFormat = RealFormat;
  };
}
