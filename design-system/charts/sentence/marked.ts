import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { hasPrevious, type Dataset } from '../dataset/dataset.ts';
import {
  markedCells,
  marksByAbout,
  marksOfDays,
  type DayMark,
  type MarkedPoints,
  type MarkedTrend,
  type ReachedPoints,
} from '../dataset/marked.ts';

/**
 * What a chart says of its marked days, after what it says otherwise: which are incomplete and why, on both sides of a comparison.
 *
 *     数据不全：11-04 – 11-06（停止接收数据）；对比时段 10-08 – 10-09（停止接收数据）。变化受此影响。
 *     新旧转化值并存：11-04 – 11-05（v6 于 11-06 发布）。
 */
export function markedSentence(data: Dataset, { now, reached, compared }: MarkedTrend, locale: Locale): string {
  if (!now.length && !reached.length && !compared.length) return '';
  const t = wordsIn(words, locale);
  const of = (found: readonly MarkedPoints[]) =>
    joined(
      found.map(({ mark }) => mark),
      t,
    );
  const kinds = [...new Set(marksByAbout([...now, ...compared]).map(({ about }) => about))];
  const said = kinds
    .map((about) => {
      const [mine, theirs] = [now, compared].map((found) => found.filter(({ mark }) => mark.about === about));
      const parts = [...(mine?.length ? [of(mine)] : []), ...(theirs?.length ? [t.compared(of(theirs))] : [])];
      return t.sentence(about ?? t.incomplete, parts.join(t.and)) + (about === undefined && hasPrevious(data) ? t.affected : '');
    })
    .join('');
  return said + reachedSentence(data, reached, locale);
}

/** Which values count incomplete days before their own: at which points, and which days those are. Series that lack the same are said together. */
function reachedSentence({ points }: Dataset, reached: readonly ReachedPoints[], locale: Locale): string {
  const t = wordsIn(words, locale);
  const labelAt = (index: number) => points[index]?.label ?? '';
  const spanText = ({ first, last }: Span) => (first === last ? labelAt(first) : `${labelAt(first)} – ${labelAt(last)}`);
  const parts = [...new Set(reached.map(({ key }) => key))].map((key) => {
    const own = reached.filter((one) => one.key === key);
    const marks = own.map(({ mark }) => mark);
    return { text: `${own[0]?.name ?? ''} ${spansOf(own).map(spanText).join(t.comma)}`, lacking: joined(marks, t) };
  });
  return [...new Set(parts.map(({ lacking }) => lacking))]
    .map((lacking) => {
      const same = parts.filter((part) => part.lacking === lacking).map(({ text }) => text);
      return t.reached(same.join(t.and), lacking);
    })
    .join('');
}

type Span = Pick<MarkedPoints, 'first' | 'last'>;

/** Stretches that meet are one. */
function spansOf(found: readonly Span[]): readonly Span[] {
  const spans: { first: number; last: number }[] = [];
  for (const { first, last } of found.toSorted((one, other) => one.first - other.first)) {
    const before = spans.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else spans.push({ first, last });
  }
  return spans;
}

/**
 * The same of a map of cohorts, whose cells are marked: those without a value are in no mean, those of several days are of the days that were counted,
 * and the others are in it as they are.
 */
export function markedCellsSentence(data: Dataset, marks: readonly DayMark[], locale: Locale): string {
  const t = wordsIn(words, locale);
  const { incomplete, partial, missing } = markedCells(data, marks);
  const said = (cells: readonly (readonly DayMark[])[], of: (count: number, text: string) => string) => {
    const found = marks.filter((mark) => cells.some((own) => own.includes(mark)));
    return found.length ? of(cells.length, joined(found, t)) : '';
  };
  return said(missing, t.missing) + said(partial, t.partial) + said(incomplete, t.cells);
}

/**
 * What a chart says of the days that all of it counts, after what it says otherwise. What has come in until an age lacks what came in on them; what is
 * counted on one day leaves out whoever was on that of them then.
 */
export function lackingSentence(
  { counts, isCumulative }: Pick<Dataset, 'counts' | 'isCumulative'>,
  marks: readonly DayMark[],
  locale: Locale,
): string {
  const t = wordsIn(words, locale);
  const found = marksOfDays(counts, marks);
  if (!found.length) return '';
  return isCumulative ? t.lacking(joined(found, t)) : t.leavesOut(joined(found, t));
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
  reached: [
    (values: string, text: string) => `${values} 含数据不全的日子：${text}。`,
    (values: string, text: string) => ` ${values} include days with incomplete data: ${text}.`,
  ],
  lacking: [(text: string) => `含数据不全的日子：${text}。`, (text: string) => ` Includes days with incomplete data: ${text}.`],
  leavesOut: [(text: string) => `不计入没有数据的日子：${text}。`, (text: string) => ` Leaves out the days without data: ${text}.`],
  affected: ['变化受此影响。', ' This affects the changes.'],
  missing: [
    (count: number, text: string) => `${count} 格没有数据，不计入平均：${text}。`,
    (count: number, text: string) =>
      ` ${count === 1 ? '1 cell has' : `${count} cells have`} no data and ${count === 1 ? 'is' : 'are'} left out of the averages: ${text}.`,
  ],
  partial: [
    (count: number, text: string) => `${count} 格不计入没有数据的日子：${text}。`,
    (count: number, text: string) => ` ${count === 1 ? '1 cell leaves' : `${count} cells leave`} out the days without data: ${text}.`,
  ],
  cells: [
    (count: number, text: string) => `${count} 格含数据不全的日子：${text}，平均也受此影响。`,
    (count: number, text: string) =>
      ` ${count === 1 ? '1 cell includes' : `${count} cells include`} days with incomplete data: ${text}. This affects the averages, too.`,
  ],
});
