import { useWords } from '#design-system';
import { LegalPage } from '../LegalPage.tsx';
import { sections, words } from './words.ts';

export function Terms() {
  return <LegalPage is="terms" gist={useWords(words).gist} sections={sections} />;
}
