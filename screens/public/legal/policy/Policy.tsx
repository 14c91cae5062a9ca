import { useWords } from '#design-system';
import { LegalPage } from '../LegalPage.tsx';
import { sections, words } from './words.ts';

export function Policy() {
  return <LegalPage is="policy" gist={useWords(words).gist} sections={sections} />;
}
