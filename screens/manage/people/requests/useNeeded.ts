import { useWords } from '#design-system';
import { useGrantablePages } from '../shared/rights-editor/pages.ts';
import { neededBy } from '../shared/rights-editor/together.ts';
import { peopleWords } from '../shared/words.ts';
import { words } from './words.ts';

/** What else somebody needs to see anything on a page. */
export function useNeeded() {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const pages = useGrantablePages();
  return (page: string): string => {
    const needed = neededBy(page);
    if (needed === undefined) return '';
    return t.grantNeeds(needed === 'pay' ? p.pay : (pages.find(({ key }) => key === needed)?.title ?? needed));
  };
}
