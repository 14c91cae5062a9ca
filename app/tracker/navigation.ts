import { guarded, on, onRelease, tried } from './guard.ts';

/** Calls `look` whenever the address may have changed: it decides whether it has. */
export const watchAddress = (look: () => void) => {
  for (const name of ['pushState', 'replaceState'] as const)
    tried(() => {
      const was = history[name];
      const hook = function (this: History, ...words: Parameters<History['pushState']>) {
        was.apply(this, words);
        guarded(look)();
      };
      // On this one object. Where its prototype is frozen this throws, and the address is looked at now and then.
      history[name] = hook;
      onRelease(() => {
        // Whoever hooked in after us keeps what they have.
        if (history[name] !== hook) return;
        Reflect.deleteProperty(history, name);
        if (history[name] !== was) history[name] = was;
      });
    });
  on('popstate', look);
  on('hashchange', look);
  //
  on('click', () => setTimeout(guarded(look), 100));
};
