import { guarded, on, onRelease, tried } from './guard.ts';

/** Calls `look` whenever the address may have changed: it decides whether it has. */
export const watchAddress = (look: () => void) => {
  for (const name of ['pushState', 'replaceState'] as const)
    tried(() => {
      const own = Object.getOwnPropertyDescriptor(history, name);
      const was = history[name];
      const value = function (this: History, ...words: Parameters<History['pushState']>) {
        was.apply(this, words);
        guarded(look)();
      };
      // Defined, not assigned: on a frozen prototype an assignment would throw. The prototype itself is never touched.
      Object.defineProperty(history, name, { value, configurable: true, writable: true });
      onRelease(() => {
        // Whoever hooked in after us keeps what they have.
        if (history[name] !== value) return;
        Reflect.deleteProperty(history, name);
        if (own) Object.defineProperty(history, name, own);
      });
    });
  on('popstate', look);
  on('hashchange', look);
  //
  on('click', () => setTimeout(guarded(look), 100));
};
