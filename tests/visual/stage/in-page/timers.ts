/**
 * React reveals what was loaded late up to 300 milliseconds after; parts wait as long before they react to a pointer. Before a picture such
 * timers are run at once, so that it shows the rest they lead to. Longer ones, such as a toast's, are held: how long a shot takes must not
 * show in it.
 */
const longestHurried = 300;
/** Quicker than this and a timer is over before three frames are. */
const shortestHurried = 17;

const short = new Map<number, () => void>();
const due = new Map<number, () => void>();
let isHeld = false;
let realClear: typeof window.clearTimeout;

/** Keeps an eye on timers. Must run before any other script of the page. */
export function watchTimers() {
  const realTimeout = window.setTimeout.bind(window);
  const realInterval = window.setInterval.bind(window);
  realClear = window.clearTimeout.bind(window);

  window.setTimeout = Object.assign((act: TimerHandler, delay = 0, ...values: unknown[]) => {
    if (delay < shortestHurried) return realTimeout(act, delay, ...values);
    const isShort = delay <= longestHurried;
    const run = runnerOf(act, values);
    const id = realTimeout(() => {
      short.delete(id);
      if (isHeld && !isShort) due.set(id, run);
      else run();
    }, delay);
    if (isShort) short.set(id, run);
    return id;
  });
  window.setInterval = Object.assign((act: TimerHandler, delay = 0, ...values: unknown[]) => {
    const run = runnerOf(act, values);
    return realInterval(() => isHeld || run(), delay);
  });
  window.clearTimeout = (id) => {
    if (typeof id === 'number') {
      short.delete(id);
      due.delete(id);
    }
    realClear(id);
  };
}

// By the standard the handler may be a text; nothing here passes one.
const runnerOf = (act: TimerHandler, values: unknown[]) => () => {
  if (typeof act === 'function') act(...values);
};

/** Runs the short ones that wait, the oldest first, and says whether there were any. */
export function hurryTimers(): boolean {
  const waiting = [...short];
  for (const [id, run] of waiting) {
    if (!short.delete(id)) continue;
    realClear(id);
    run();
  }
  return waiting.length > 0;
}

export function holdTimers() {
  isHeld = true;
}

/** Runs what came due meanwhile. */
export function releaseTimers() {
  isHeld = false;
  const acts = [...due.values()];
  due.clear();
  for (const act of acts) act();
}
