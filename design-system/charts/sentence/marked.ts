import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { hasPrevious, type Dataset } from '../dataset/dataset.ts';
import { markedCells, marksByAbout, type DayMark, type MarkedPoints, type MarkedTrend } from '../dataset/marked.ts';

/**
 * What a chart says of its marked days, after what it says otherwise: which are incomplete and why, on both sides of a comparison.
 *
 *     数据不全：11-04 – 11-06（停止接收数据）；对比时段 10-08 – 10-09（停止接收数据）。变化受此影响。
 *     新旧转化值并存：11-04 – 11-05（v6 于 11-06 发布）。
 */
export function markedSentence(data: Dataset, { now, compared }: MarkedTrend, locale: Locale): string {
  if (!now.length && !compared.length) return '';
  const t = wordsIn(words, locale);
  const of = (found: readonly MarkedPoints[]) =>
    joined(
      found.map(({ mark }) => mark),
      t,
    );
  const kinds = [...new Set(marksByAbout([...now, ...compared]).map(({ about }) => about))];
  return kinds
    .map((about) => {
      const [mine, theirs] = [now, compared].map((found) => found.filter(({ mark }) => mark.about === about));
      const parts = [...(mine?.length ? [of(mine)] : []), ...(theirs?.length ? [t.compared(of(theirs))] : [])];
      return t.sentence(about ?? t.incomplete, parts.join(t.and)) + (about === undefined && hasPrevious(data) ? t.affected : '');
    })
    .join('');
}

/** The same of a map of cohorts, whose cells are marked: those without a value are in no mean, the others are. */
export function markedCellsSentence(data: Dataset, marks: readonly DayMark[], locale: Locale): string {
  const t = wordsIn(words, locale);
  const { incomplete, missing } = markedCells(data, marks);
  const said = (cells: readonly (readonly DayMark[])[], of: (count: number, text: string) => string) => {
    const found = marks.filter((mark) => cells.some((own) => own.includes(mark)));
    return found.length ? of(cells.length, joined(found, t)) : '';
  };
  return said(missing, t.missing) + said(incomplete, t.cells);
}

/** What the marks at one point say, in a table or beside a value. */
export const markTextAt = (found: readonly MarkedPoints[], index: number): string =>
  [...new Set(found.filter(({ first, last }) => first <= index && index <= last).map(({ mark }) => mark.text))].join(' · ');

type Words = ReturnType<typeof wordsIn<typeof words>>;

function joined(marks: readonly DayMark[], t: Words): string {
  // Two accounts of the same name are one thing to say.
  const said = marks.map(({ from, to, text }) => t.days(from === to ? from.slice(5) : `${from.slice(5)} – ${to.slice(5)}`, text));
  return [...new Set(said)].join(t.comma);
}

const words = bilingual({
  days: [(days: string, text: string) => `${days}（${text}）`, (days: string, text: string) => `${days} (${text})`],
  comma: ['、', ', '],
  and: ['；', '; '],
  compared: [(text: string) => `对比时段 ${text}`, (text: string) => `in the compared period ${text}`],
  incomplete: ['数据不全', 'Incomplete data'],
  sentence: [(about: string, text: string) => `${about}：${text}。`, (about: string, text: string) => ` ${about}: ${text}.`],
  affected: ['变化受此影响。', ' This affects the changes.'],
  missing: [
    (count: number, text: string) => `${count} 格没有数据，不计入平均：${text}。`,
    (count: number, text: string) =>
      ` ${count === 1 ? '1 cell has' : `${count} cells have`} no data and ${count === 1 ? 'is' : 'are'} left out of the averages: ${text}.`,
  ],
  cells: [
    (count: number, text: string) => `${count} 格含数据不全的日子：${text}，平均也受此影响。`,
    (count: number, text: string) =>
      ` ${count === 1 ? '1 cell includes' : `${count} cells include`} days with incomplete data: ${text}. This affects the averages, too.`,
  ],
});
