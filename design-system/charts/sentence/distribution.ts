import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { exactTime, limitTime } from '../dataset/durations.ts';
import type { Band, Durations } from '../dataset/buckets.ts';
import { bandShare } from '../dataset/buckets.ts';
import { strong, writer } from './phrase.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

/**
 * What a distribution of durations says: how many, the middle, the share in each band and how many times the benchmark that is.
 *
 *     820,621 次激活，中位 3 分 42 秒。不足 10 秒占 0.70%，为基准的 5.4 倍；超过 24 小时占 1.93%，为基准的 1.6 倍。
 */
export function distributionSentence(data: Durations, bands: readonly Band[], locale: Locale): string {
  const t = wordsIn(words, locale);
  const write = writer(locale, { kind: 'count' });
  if (!data.total) return t.nothing(data.measure);
  const middle = data.median === undefined ? '' : t.median(strong(exactTime(data.median, locale)));
  const phrases = bands.map((band) => {
    const { share, benchmark } = bandShare(data, band);
    const place = band.to === undefined ? t.above(limitTime(band.from ?? 0, locale)) : t.below(limitTime(band.to, locale));
    return `${t.share(place, write.share(share, 2))}${benchmark ? t.times(write.times(share / benchmark)) : ''}`;
  });
  const stretches = phrases.length ? t.stretches(phrases.join(t.and)) : '';
  return `${t.total(write.count(data.total), data.measure, data.counter ?? '')}${middle}${t.end}${stretches}`.trim();
}

const words = bilingual({
  nothing: [(measure: string) => `${measure}暂无数据。`, (measure: string) => `No data for ${inSentence(measure)}.`],
  total: [
    (count: string, measure: string, counter: string) => `${count} ${counter}${measure}`,
    (count: string, measure: string) => `${count} ${inSentence(measure)}`,
  ],
  median: [(time: string) => `，中位 ${time}`, (time: string) => `, median ${time}`],
  below: [(limit: string) => `不足 ${limit}`, (limit: string) => `under ${limit}`],
  above: [(limit: string) => `超过 ${limit}`, (limit: string) => `over ${limit}`],
  share: [(place: string, share: string) => `${place}占 ${share}`, (place: string, share: string) => `${place} ${share}`],
  times: [(times: string) => `，为基准的 ${times} 倍`, (times: string) => `, ${times} times the benchmark`],
  stretches: [(said: string) => `${said}。`, (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`],
  and: ['；', '; '],
  end: ['。', '. '],
});
