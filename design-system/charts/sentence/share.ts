import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { addsUp, figuresOf, type Dataset } from '../dataset/dataset.ts';
import { partsOf } from '../dataset/parts.ts';
import { previousName } from '../dataset/previous.ts';
import { writer } from './phrase.ts';
import { rankingSentence } from './ranking.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

/**
 * What shares say: the largest part, its change, and whom it passed since the compared period. Two periods cannot tell
 * whether it is the first time, so that is not said. What does not add up has no parts and is a ranking.
 *
 *     DAU 中，iOS 26 占 41.2%，较上期 +7.4pp，超过 iOS 18（38.6%）。
 */
export function shareSentence(data: Dataset, locale: Locale): string {
  const t = wordsIn(words, locale);
  const write = writer(locale, figuresOf(data));
  if (!addsUp(data)) return rankingSentence(data, locale);
  const parts = partsOf(data);
  const first = parts.toSorted((one, other) => other.share - one.share)[0];
  if (!first) return t.nothing(data.measure);
  const formerFirst = parts.toSorted((one, other) => (other.previousShare ?? 0) - (one.previousShare ?? 0))[0];
  const change =
    first.previousShare === null ? '' : t.compared(previousName(data, locale), write.change(first.share - first.previousShare, true));
  const passed =
    first.previousShare !== null && formerFirst && formerFirst !== first ? t.passed(formerFirst.name, write.share(formerFirst.share)) : '';
  return t.sentence(data.measure, first.name, write.share(first.share), `${change}${passed}`);
}

/** A word before a Chinese one: Latin letters and figures keep a space from it. */
const spaced = (word: string) => (/[\w%]$/.test(word) ? `${word} ` : word);

const words = bilingual({
  nothing: [(measure: string) => `${measure}暂无数据。`, (measure: string) => `No data for ${inSentence(measure)}.`],
  compared: [(period: string, change: string) => `，较${period} ${change}`, (period: string, change: string) => `, ${change} vs ${period}`],
  passed: [
    (name: string, share: string) => `，超过${/^\w/.test(name) ? ' ' : ''}${name}（${share}）`,
    (name: string, share: string) => `, now above ${name} (${share})`,
  ],
  sentence: [
    (measure: string, name: string, share: string, rest: string) => `${spaced(measure)}中，${spaced(name)}占 ${share}${rest}。`,
    (measure: string, name: string, share: string, rest: string) => `${name} is ${share} of ${inSentence(measure)}${rest}.`,
  ],
});
