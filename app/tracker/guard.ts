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

/** Without what somebody may have put on the prototype of all objects. */
export const own = <Value extends object>(value?: Value | null): Partial<Value> => Object.assign({ __proto__: null }, value);

/** The clock that nobody can set, in milliseconds. Where a page has removed one clock, the other one answers for it. */
export const now = (): number => Math.round(tried(() => performance.now()) ?? Date.now());

/** The clock on the wall, which somebody may set. */
export const wall = (): number => tried(() => Date.now()) ?? now();

/** A call as pages make them, with anything. Written as a method, so that each call of ours may stand for it. */
export type Call = { run(...words: unknown[]): unknown }['run'];

// One page has one script, so its state stands in its modules: that is a third smaller than objects.
const undo: (() => void)[] = [];

/** What was put onto the page can be taken off again. */
export const onRelease = (step: () => void) => undo.push(step);

/** Caught on its way down, so that nobody can keep it from us; events of the document come by as well. */
export const on = <Type extends keyof WindowEventMap>(type: Type, run: (event: WindowEventMap[Type]) => void) => {
  const listener = guarded(run);
  addEventListener(type, listener, true);
  onRelease(() => removeEventListener(type, listener, true));
};

export const every = (pause: number, run: () => void) => {
  const timer = setInterval(guarded(run), pause);
  onRelease(() => clearInterval(timer));
};

/** Tabs do this one after the other, where the browser can lead them. */
export const inTurn = (name: string, ifAvailable: boolean, run: (lock?: Lock | null) => unknown) =>
  tried(() => navigator.locks.request(name, { ifAvailable }, run).catch(run)) || run();

export const release = () => undo.splice(0).forEach(tried);
