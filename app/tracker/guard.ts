declare global {
  interface WindowEventMap {
    visibilitychange: Event;
    prerenderingchange: Event;
  }
}

/** The value, or nothing where the page does not let us. */
export const tried = <Value>(run: () => Value): Value | undefined => {
  try {
    return run();
  } catch {
    // The page goes on without us.
  }
};

/** Nothing of ours is thrown into a page of others. */
export const guarded =
  <Words extends unknown[]>(run: (...words: Words) => unknown) =>
  (...words: Words) =>
    tried(() => run(...words));

// One page has one script, so its state stands in its modules: that is a third smaller than objects.
let undo: (() => void)[] = [];

/** What was put onto the page can be taken off again. */
export const onRelease = (step: () => void) => undo.push(guarded(step));

/** Caught on its way down, so that nobody can keep it from us; what is told to the document comes by as well. */
export const on = <Type extends keyof WindowEventMap>(type: Type, run: (event: WindowEventMap[Type]) => void) => {
  const listener = guarded(run);
  addEventListener(type, listener, true);
  onRelease(() => removeEventListener(type, listener, true));
};

export const every = (pause: number, run: () => void) => {
  const timer = setInterval(guarded(run), pause);
  onRelease(() => clearInterval(timer));
};

export const release = () => {
  for (const step of undo) step();
  undo = [];
};
