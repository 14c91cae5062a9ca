const RealDate = Date;
const RealFormat = Intl.DateTimeFormat;

/**
 * Stops the clock of the page, and fixes the time zone unless that is null. Only `Date`: faked timers stall mocked answers and queries. Returns the
 * function that lets it run again. For stories and replayed problems.
 */
export function stopClock(at: Date, timeZone: string | null): () => void {
  const now = at.getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], shape) => Reflect.construct(target, given.length ? given : [now], shape),
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
  });
  if (timeZone !== null) {
    const withZone = ([locales, options]: ConstructorParameters<typeof RealFormat>) => [locales, { timeZone, ...options }] as const;
    Intl.DateTimeFormat = new Proxy(RealFormat, {
      construct: (target, given: ConstructorParameters<typeof RealFormat>, shape) => Reflect.construct(target, withZone(given), shape),
      apply: (target, _, given: ConstructorParameters<typeof RealFormat>) => target(...withZone(given)),
    });
  }
  return () => {
    globalThis.Date = RealDate;
    Intl.DateTimeFormat = RealFormat;
  };
}
