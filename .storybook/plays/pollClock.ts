import { spyOn } from 'storybook/test';

/** The clock of what is asked for every so many milliseconds, run by the story instead of by time. */
export function pollClock(every: number) {
  const begin = window.setInterval.bind(window);
  const end = window.clearInterval.bind(window);
  const running = new Map<number, () => void>();
  // Far from those that the browser hands out.
  let last = 1_000_000_000;
  const begun = spyOn(window, 'setInterval').mockImplementation(((run: () => void, after?: number) => {
    if (after !== every) return begin(run, after);
    running.set(++last, run);
    return last;
    // setInterval has several signatures; this stands in for the one in use.
  }) as typeof window.setInterval);
  const ended = spyOn(window, 'clearInterval').mockImplementation((id) => {
    if (!running.delete(Number(id))) end(id);
  });
  return {
    isRunning: () => running.size > 0,
    ring: () => [...running.values()].forEach((run) => run()),
    stop: () => {
      begun.mockRestore();
      ended.mockRestore();
    },
  };
}
