import type { Locale } from '../../foundation/words.ts';
import { addsUp, figuresOf, hasPrevious, sum, type Dataset } from '../dataset/dataset.ts';
import { stepsOf } from '../dataset/steps.ts';
import { itemsOf, partsOf } from '../dataset/parts.ts';
import { changeCell, numbers, pointsCell, rate, share, tableOf, tableWords, valueCell, words, type ChartTable } from './table.ts';

/** A row for each item, the largest first. */
export function rankingTable(data: Dataset, locale: Locale): ChartTable {
  const t = tableWords(locale);
  const items = itemsOf(data);
  const all = data.whole?.value ?? sum(items.map(({ value }) => value));
  return tableOf(data.measure, items, [
    words(data.dimension, ({ name }) => name),
    numbers(data.measure, ({ value }) => valueCell(value, figuresOf(data))),
    hasPrevious(data)
      ? numbers(t.change, ({ change }) => changeCell(data, change))
      : addsUp(data) && numbers(t.share, ({ value }) => valueCell(all ? value / all : null, share)),
  ]);
}

/** A row for each part: its share now, and how many points it moved. What does not add up has no parts. */
export function shareTable(data: Dataset, locale: Locale): ChartTable {
  const t = tableWords(locale);
  if (!addsUp(data)) return rankingTable(data, locale);
  return tableOf(data.measure, partsOf(data), [
    words(data.dimension, ({ name }) => name),
    numbers(data.series[0]?.name ?? t.current, (part) => valueCell(part.share, share)),
    hasPrevious(data) && numbers(t.change, ({ change }) => pointsCell(data, change, 'none')),
  ]);
}

/** A row for each step: how many came, of the step before, the change of that, of the first. */
export function funnelTable(data: Dataset, locale: Locale): ChartTable {
  const t = tableWords(locale);
  return tableOf(data.measure, stepsOf(data), [
    words(data.dimension, ({ name }, index) => `${index + 1} ${name}`),
    numbers(data.series[0]?.name ?? data.measure, ({ value, open }) => valueCell(value, figuresOf(data), open > 0)),
    numbers(t.stepRate, (step) => valueCell(step.rate, rate)),
    hasPrevious(data) && numbers(t.change, ({ change }) => pointsCell(data, change)),
    numbers(t.cumulative, ({ cumulative }) => valueCell(cumulative, rate)),
  ]);
}
