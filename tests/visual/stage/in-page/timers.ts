/** From here on a timer can change what a picture shows after the play function; what is quicker is over before a picture is calm. */
const long = 100;

const due = new Map<number, () => void>();
let isHeld = false;

/** Lets timers be held. Must run before any other script of the page. */
export function watchTimers() {
  const realTimeout = window.setTimeout.bind(window);
  const realInterval = window.setInterval.bind(window);
  const realClear = window.clearTimeout.bind(window);

  window.setTimeout = Object.assign((act: TimerHandler, delay = 0, ...values: unknown[]) => {
    if (delay < long) return realTimeout(act, delay, ...values);
    const run = runnerOf(act, values);
    const id = realTimeout(() => {
      if (isHeld) due.set(id, run);
      else run();
    }, delay);
    return id;
  });
  window.setInterval = Object.assign((act: TimerHandler, delay = 0, ...values: unknown[]) => {
    const run = runnerOf(act, values);
    return realInterval(() => isHeld || run(), delay);
  });
  window.clearTimeout = (id) => {
    if (typeof id === 'number') due.delete(id);
    realClear(id);
  };
}

// By the standard the handler may be a text; nothing here passes one.
const runnerOf = (act: TimerHandler, values: unknown[]) => () => {
  if (typeof act === 'function') act(...values);
};

/**
 * From now on no longer timer ends what the picture is about, such as a toast or the word “copied”: how long a shot takes must not show in it.
 * Those that come due are run by `releaseTimers`.
 */
export function holdTimers() {
  isHeld = true;
}

export function releaseTimers() {
  isHeld = false;
  const acts = [...due.values()];
  due.clear();
  for (const act of acts) act();
}
