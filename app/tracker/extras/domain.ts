import { tried } from '../guard.ts';
import { options } from '../settings.ts';

/**
 * With `domain`, all hosts below it are one device, and a no that is remembered on one of them is one for all: a cookie says so. The word of one
 * host alone, which is stored there, is a no that was said before this domain was named; it is heard first.
 */
export const sharedWord = () =>
  (options.domain && tried(() => /(?:^|; )_provena=([\w%]*)/.exec(document.cookie)?.[1]?.replaceAll('%20', ' '))) || '';

/** 400 days is what browsers allow. Nothing takes it away. */
export const shareWord = (word: string) => {
  if (options.domain)
    tried(() => {
      const parts = [`_provena=${word.replaceAll(' ', '%20')}`, `domain=${options.domain}`, 'path=/', 'samesite=lax'];
      if (location.protocol === 'https:') parts.push('secure');
      document.cookie = [...parts, `max-age=${word ? 34_560_000 : 0}`].join('; ');
    });
};
