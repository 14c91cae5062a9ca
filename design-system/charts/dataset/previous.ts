import type { Locale } from '../../foundation/words.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';
import type { Dataset } from './dataset.ts';

/** What the compared values are called inside a sentence: 上期, previous period. */
export const previousName = ({ previousName: given }: Pick<Dataset, 'previousName'>, locale: Locale): string =>
  inSentence(given ?? (locale === 'zh-CN' ? '上期' : 'previous period'));

/** The same where it stands alone: in a head, a legend, at the end of a line. */
export function previousHead(data: Pick<Dataset, 'previousName'>, locale: Locale): string {
  const name = previousName(data, locale);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
