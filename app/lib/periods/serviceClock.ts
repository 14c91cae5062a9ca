/** Smaller differences change no day that matters and are not worth a notice: five minutes, in milliseconds. */
const tolerance = 5 * 60_000;

let lead = 0;
const listeners = new Set<() => void>();

/** The time at the service, learnt from the `Date` header of its answers. Days end, plans run out and periods are chosen by this clock alone. */
export const serviceClock = {
  now: (): Date => new Date(Date.now() + lead),

  /** How many milliseconds the service is ahead of this device; negative when it is behind, 0 while they agree. */
  lead: (): number => lead,

  /**
   * Takes the date of an answer to a call that was sent at a time of this device. The service wrote the date somewhere between sending and
   * arrival, so a slow answer shows no difference. Once learnt, the lead stays the same until it is off by more than the tolerance.
   */
  learn(date: string, sentAt: number, arrivedAt = Date.now()) {
    const written = Date.parse(date);
    if (Number.isNaN(written)) return;
    // The header has whole seconds.
    const measured = Math.max(written - arrivedAt, 0) + Math.min(written + 999 - sentAt, 0);
    if (Math.abs(measured - lead) <= tolerance) return;
    lead = Math.abs(measured) <= tolerance ? 0 : measured;
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
