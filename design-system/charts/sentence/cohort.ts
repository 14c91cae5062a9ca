import { inSentence } from '../../foundation/text/inSentence.ts';
import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { cellFigures, isSmall, matureAt, meanOf, type CohortRules } from '../dataset/cohorts.ts';
import { changeBetween, highest, isRate, maturityAt, type Dataset, type Value } from '../dataset/dataset.ts';
import { previousName } from '../dataset/previous.ts';
import { strong, writer } from './phrase.ts';

export interface CohortContext extends CohortRules {
  /** The means of the compared period at the same positions. */
  previous?: readonly Value[];
}

/**
 * What a cohort map says: the mean of the first column and its change, the best cohort, and how many count in the last.
 *
 *     次日留存 38.4%，较上期 −1.2pp。最高 11-15 40.6%。7 日已到期激活日 23 个。
 */
export function cohortSentence(
  data: Dataset,
  context: CohortContext,
  locale: Locale,
  keyPoint = Math.min(6, data.points.length - 1),
): string {
  const t = wordsIn(words, locale);
  const write = rates(data, locale);
  const opening = meanPart(data, context, locale);
  if (!opening) return nothingIn(data, context, locale);
  const firsts = data.series.map((series) =>
    maturityAt(series, 0) === 'final' && !isSmall(series, context) ? (series.values[0] ?? null) : null,
  );
  const best = highest(firsts, [...firsts.keys()]);
  const mature = matureAt(data, context, keyPoint);
  return [
    t.sentence(opening),
    best && firsts.length > 1 ? t.highest(data.series[best.index]?.name ?? '', write.figure(best.value)) : '',
    t.counted(nameAt(data, keyPoint), data.dimension, strong(String(mature))),
  ].join('');
}

/**
 * What its curve says: the mean at a few points, where there is none yet, and from where it is thin.
 *
 *     次日留存 38.4%，较上期同位 −1.2pp；7 日 16.1%，14 日 12.1%，30 日尚无到期激活日。第 25 日起计入不足 5 个激活日，画虚线。
 */
export function curveSentence(data: Dataset, context: CohortContext, locale: Locale, keyPoints: readonly number[]): string {
  const t = wordsIn(words, locale);
  const write = rates(data, locale);
  const opening = meanPart(data, context, locale, true);
  if (!opening) return nothingIn(data, context, locale);
  const mean = meanOf(data, context);
  const keys = keyPoints.map((index) => {
    const value = mean[index]?.value ?? null;
    if (value === null && mean[index]?.state === 'final') return t.missing(nameAt(data, index));
    return value === null ? t.none(nameAt(data, index), data.dimension) : t.at(nameAt(data, index), write.figure(value));
  });
  const thin = mean.findIndex(({ state }) => state === 'thin');
  const dashed = thin === -1 ? '' : t.thin(nameAt(data, thin), context.floor ?? 5, data.dimension);
  return `${t.sentence([opening, ...(keys.length ? [keys.join(t.comma)] : [])].join(t.and))}${dashed}`;
}

function meanPart(data: Dataset, context: CohortContext, locale: Locale, isSamePosition = false): string | undefined {
  const t = wordsIn(words, locale);
  const write = rates(data, locale);
  const first = meanOf(data, context)[0]?.value ?? null;
  if (first === null) return undefined;
  const previous = context.previous?.[0] ?? null;
  const period = isSamePosition ? t.samePosition(previousName(data, locale)) : previousName(data, locale);
  const changed = changeBetween(data, first, previous);
  const change = changed === null ? '' : t.compared(period, write.change(changed, isRate(data)));
  return `${t.measured(nameAt(data, 0), data.measure, write.figure(first))}${change}`;
}

/** Why there is no mean to begin with: nothing is old enough, or nothing was received of what is. */
function nothingIn(data: Dataset, context: CohortContext, locale: Locale): string {
  const t = wordsIn(words, locale);
  return (matureAt(data, context, 0) > 0 ? t.noData : t.nothing)(data.measure);
}

const rates = (data: Dataset, locale: Locale) => writer(locale, cellFigures(data));

const nameAt = ({ points }: Dataset, index: number) => points[index]?.title ?? points[index]?.label ?? '';

const words = bilingual({
  nothing: [(measure: string) => `${measure}暂无到期数据。`, (measure: string) => `No mature data for ${inSentence(measure)} yet.`],
  noData: [(measure: string) => `${measure}没有数据。`, (measure: string) => `No data for ${inSentence(measure)}.`],
  missing: [(point: string) => `${point}没有数据`, (point: string) => `no data for ${point}`],
  samePosition: [(period: string) => `${period}同位`, (period: string) => `${period} at the same points`],
  measured: [
    (point: string, measure: string, value: string) => `${point}${measure} ${value}`,
    (point: string, measure: string, value: string) => `${point} ${inSentence(measure)} ${value}`,
  ],
  compared: [(period: string, change: string) => `，较${period} ${change}`, (period: string, change: string) => `, ${change} vs ${period}`],
  highest: [(name: string, value: string) => `最高 ${name} ${value}。`, (name: string, value: string) => ` Highest: ${name}, ${value}.`],
  counted: [
    (point: string, cohorts: string, count: string) => `${point}已到期${cohorts} ${count} 个。`,
    (point: string, _: string, count: string) => ` Cohorts mature by ${point}: ${count}.`,
  ],
  at: [(point: string, value: string) => `${point} ${value}`, (point: string, value: string) => `${point} ${value}`],
  none: [(point: string, cohorts: string) => `${point}尚无到期${cohorts}`, (point: string) => `${point} not mature yet`],
  thin: [
    (point: string, floor: number, cohorts: string) =>
      `${/^\d/.test(point) ? '第 ' : ''}${point}起计入不足 ${floor} 个${cohorts}，画虚线。`,
    (point: string, floor: number) => ` From ${point}, fewer than ${floor} are counted (dashed line).`,
  ],
  sentence: [(text: string) => `${text}。`, (text: string) => `${text}.`],
  comma: ['，', ', '],
  and: ['；', '; '],
});
