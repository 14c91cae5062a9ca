import { useWords } from '#design-system';
import { LegalPage } from '../LegalPage.tsx';
import { sections, words } from './words.ts';

export function LicenseAgreement() {
  return <LegalPage is="licence" gist={useWords(words).gist} sections={sections} />;
}
