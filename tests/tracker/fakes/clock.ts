interface Timer {
  id: number;
  at: number;
  pause: number | null;
  run: () => void;
}

export type Clock = ReturnType<typeof createClock>;

/** Time that passes when a test says so. The clock on the wall can be set; the other one only runs. */
export function createClock(start = Date.parse('2026-11-20T10:32:00Z')) {
  let now = 0;
  let wall = start;
  let count = 0;
  let timers: Timer[] = [];
  const add = (run: () => void, after: number, pause: number | null) => {
    count += 1;
    timers.push({ id: count, at: now + Math.max(after, 0), pause, run });
    return count;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  return {
    now: () => now,
    wall: () => wall + now,
    setWall: (by: number) => void (wall += by),
    after: (run: () => void, pause = 0) => add(run, pause, null),
    every: (run: () => void, pause: number) => add(run, pause, pause),
    clear: (id: number | undefined) => void (timers = timers.filter((timer) => timer.id !== id)),
    /** Nothing runs, as in a frozen page. */
    sleep: (passed: number) => {
      now += passed;
      for (const timer of timers) timer.at += passed;
    },
    async pass(time: number) {
      const end = now + time;
      await settled();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.id - b.id);
        if (!next) break;
        now = Math.max(now, next.at);
        if (next.pause === null) timers = timers.filter((timer) => timer !== next);
        else next.at = now + next.pause;
        next.run();
        await settled();
      }
      now = end;
    },
  };
}
