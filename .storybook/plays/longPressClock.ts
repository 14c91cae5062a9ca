import { spyOn } from 'storybook/test';

/** The clock of a long press, run by the story instead of by time. */
export function longPressClock() {
  const real = window.setTimeout.bind(window);
  let ring = () => {};
  const clock = spyOn(window, 'setTimeout').mockImplementation(((run: () => void, after?: number) => {
    if (after !== 500) return real(run, after);
    ring = run;
    return 0;
    // setTimeout has several signatures; this stands in for the one in use.
  }) as typeof window.setTimeout);
  return { ring: () => ring(), stop: () => clock.mockRestore() };
}
