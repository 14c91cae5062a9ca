import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { addsUp, changeBetween, figuresOf, headlineOf, isRate, sum, type Dataset } from '../dataset/dataset.ts';
import { itemsOf, type Item } from '../dataset/parts.ts';
import { writer } from './phrase.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

/**
 * What a ranking says: all that is shown and its part of the whole, the first, the one that grew most.
 *
 *     前 10 渠道 820,621，占激活 95.0%。第一 巨量引擎 214,386；增幅最大 小红书聚光 +36.5%。
 */
export function rankingSentence(data: Dataset, locale: Locale): string {
  const t = wordsIn(words, locale);
  const write = writer(locale, figuresOf(data));
  const items = itemsOf(data);
  const [first] = items;
  if (!first) return t.nothing(data.measure);
  const total = sum(items.map(({ value }) => value));
  const share = data.whole?.value ? write.share(total / data.whole.value) : undefined;
  const grown = items
    .filter(({ change }) => change !== null && change > 0)
    .reduce<Item | undefined>((best, item) => ((item.change ?? 0) > (best?.change ?? 0) ? item : best), undefined);
  const opening = !addsUp(data)
    ? ''
    : t.together(items.length, data.dimension, write.figure(total), data.whole?.name ?? data.measure, share);
  return `${opening}${t.first(first.name, write.figure(first.value), grown && t.grown(grown.name, write.change(grown.change ?? 0, isRate(data))))}`;
}

/**
 * What small multiples say: all that is shown and its part of the whole, and who went against the rest.
 *
 *     四个渠道共 596,776，占激活 69.1%；快手磁力引擎下降 4.6%，其余上升。
 */
export function multiplesSentence(data: Dataset, locale: Locale): string {
  const t = wordsIn(words, locale);
  const write = writer(locale, figuresOf(data));
  const items = data.series.map((series) => {
    const { value, previous } = headlineOf(data, series);
    return { name: series.name, value: value ?? 0, change: changeBetween(data, value, previous) };
  });
  if (!items.length) return t.nothing(data.measure);
  const kinds = data.seriesDimension ?? data.dimension;
  const total = sum(items.map(({ value }) => value));
  const share = data.whole?.value ? write.share(total / data.whole.value) : undefined;
  const rose = items.filter(({ change }) => change !== null && change >= 0);
  const fell = items.filter(({ change }) => change !== null && change < 0);
  const fewer = rose.length < fell.length ? rose : fell;
  const moves = fewer
    .slice(0, 2)
    .map(({ name, change }) => t.moved(name, (change ?? 0) < 0, write.change(Math.abs(change ?? 0), isRate(data))));
  const opening = !addsUp(data)
    ? t.each(items.length, kinds)
    : t.several(items.length, kinds, write.figure(total), data.whole?.name ?? data.measure, share);
  if (!rose.length && !fell.length) return t.end(opening, '');
  return t.end(opening, moves.length ? t.against(moves, fewer === fell) : t.all(fewer === fell));
}

const numerals = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const counted = (count: number) => (numerals[count] ? `${numerals[count]}个` : `${count} 个`);

const words = bilingual({
  nothing: [(measure: string) => `${measure}暂无数据。`, (measure: string) => `No data for ${inSentence(measure)}.`],
  together: [
    (count: number, items: string, total: string, whole: string, share: string | undefined) =>
      `前 ${count} ${items} ${total}${share ? `，占${whole} ${share}` : ''}。`,
    (count: number, items: string, total: string, whole: string, share: string | undefined) =>
      `Top ${count} by ${inSentence(items)}: ${total}${share ? `, ${share} of ${inSentence(whole)}` : ''}. `,
  ],
  first: [
    (name: string, value: string, grown: string | undefined) => `第一 ${name} ${value}${grown ? `；${grown}` : ''}。`,
    (name: string, value: string, grown: string | undefined) => `No. 1 ${name}, ${value}${grown ? `; ${grown}` : ''}.`,
  ],
  grown: [
    (name: string, change: string) => `增幅最大 ${name} ${change}`,
    (name: string, change: string) => `fastest growing ${name}, ${change}`,
  ],
  several: [
    (count: number, items: string, total: string, whole: string, share: string | undefined) =>
      `${counted(count)}${items}共 ${total}${share ? `，占${whole} ${share}` : ''}`,
    (count: number, items: string, total: string, whole: string, share: string | undefined) =>
      `${items}: ${count} shown, ${total} in total${share ? `, ${share} of ${inSentence(whole)}` : ''}`,
  ],
  each: [(count: number, items: string) => `${counted(count)}${items}`, (count: number, items: string) => `${items}: ${count} shown`],
  moved: [
    (name: string, isFall: boolean, change: string) => `${name}${isFall ? '下降' : '上升'} ${change}`.replace('+', ''),
    (name: string, isFall: boolean, change: string) => `${name} ${isFall ? 'down' : 'up'} ${change}`.replace('+', ''),
  ],
  against: [
    (moves: string[], isFall: boolean) => `；${moves.join('，')}，其余${isFall ? '上升' : '下降'}`,
    (moves: string[], isFall: boolean) => `; ${moves.join(', ')}, the others ${isFall ? 'up' : 'down'}`,
  ],
  all: [(isUp: boolean) => `；均${isUp ? '上升' : '下降'}`, (isUp: boolean) => `; all ${isUp ? 'up' : 'down'}`],
  end: [(opening: string, rest: string) => `${opening}${rest}。`, (opening: string, rest: string) => `${opening}${rest}.`],
});
