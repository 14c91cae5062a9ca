import { on, onRelease, tried } from './guard.ts';

/** Calls `look` whenever the address may have changed: it decides whether it has. */
export const watchAddress = (look: () => void) => {
  const own: Partial<History> = history;
  for (const name of ['pushState', 'replaceState'] as const)
    tried(() => {
      const was = history[name];
      const hook = function (this: History, ...words: Parameters<History['pushState']>) {
        look();
        was.apply(this, words);
        look();
      };
      // On this one object. Where its prototype is frozen this throws, and the address is looked at now and then.
      own[name] = hook;
      onRelease(() => {
        // Whoever hooked in after us keeps what they have.
        if (own[name] !== hook) return;
        delete own[name];
        if (own[name] !== was) own[name] = was;
      });
    });
  // A link to a new hash brings `popstate` at once, which waits as long.
  const later = () => setTimeout(look, 100);
  on('popstate', later);
  on('click', later);
};
