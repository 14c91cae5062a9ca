import { useCallback } from 'react';
import {
  changeBetween,
  figureText,
  formatRange,
  useProvenaLocale,
  useWords,
  type DayRange,
  type FigureStyle,
  type Locale,
} from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { postbackWindows, type PostbackWindow } from '#app/lib/postbacks/postbackWindows.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { daysOf, matureDays, shareOf, sumOf, twinDays, type PostbackNumber, type Source } from '../postbacks.ts';
import { requestOf } from '../usePostbacks.ts';
import { words } from '../words.ts';
import type { PostbackFigure, PostbackFigureKind } from './postbackFigure.ts';

const numberOf: Readonly<Record<PostbackFigureKind, PostbackNumber>> = {
  postbacks: '1',
  nullShare: '1',
  valued: '1',
  postbacks2: '2',
  postbacks3: '3',
};

interface Answers {
  now: ReportRows | undefined;
  previous: ReportRows | undefined;
  sources: readonly Source[];
}

/** What a figure is made of: postbacks, and of them those without a value. */
interface Counts {
  postbacks: number;
  nulls: number;
}

/** Where a figure of the report comes from: its window, the install days that are all in, and each of them; or the one source. */
export function usePostbackFigure(report: Report, { now, previous, sources }: Answers) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return useCallback(
    (figure: PostbackFigure | null): ExplainedFigure | null => {
      if (!figure || !now) return null;
      const { what, of } = figure;
      const number = numberOf[what];
      const window = postbackWindows[number];
      const mature = matureDays(window, report.days, report.today);
      const source = sources.find(({ key }) => key === of);
      if (!mature || (of !== 'all' && !source)) return null;
      const isShare = what === 'nullShare';
      const style: FigureStyle = isShare ? { kind: 'percent', decimals: 1 } : { kind: 'count' };
      const text = (value: number | null) => figureText(value, locale, style);
      const name = isShare ? t.nullShare : what === 'valued' ? t.valued : t.postback(number);
      const valueOf = ({ postbacks, nulls }: Counts) =>
        isShare ? shareOf(nulls, postbacks) : what === 'valued' ? postbacks - nulls : postbacks;
      const countsIn = ({ rows }: ReportRows, range: DayRange): Counts => ({
        postbacks: sumOf(rows, window.metric, range),
        nulls: sumOf(rows, 'nullPostbacks', range),
      });
      const formulaOf = (counts: Counts) => (isShare ? quotient(counts, [t.nulls, t.postback('1')]) : null);
      const rowOf = (title: string, counts: Counts) => ({
        name: title,
        size: counts.postbacks,
        value: valueOf(counts) ?? 0,
        weight: counts.postbacks,
      });
      const whole = source ? countsOf(source, what) : countsIn(now, mature);
      const value = valueOf(whole);
      if (value === null) return null;
      const twin = source || !report.compared || !previous ? null : twinDays(window, mature, report.compared.against, report.today);
      const before = twin && previous ? countsIn(previous, twin) : null;
      const earlier = before && valueOf(before);
      const dayRow = (answer: ReportRows, day: DayRange['start']) => rowOf(day.slice(5), countsIn(answer, { start: day, end: day }));
      const twins = twin ? daysOf(twin) : [];
      const counted = source
        ? [rowOf(source.label, whole)]
        : daysOf(mature).map((day, index): CountedRow => {
            const other = twins[index];
            return Object.assign(dayRow(now, day), other && previous && { before: dayRow(previous, other) });
          });
      const all = daysOf(report.days).length;
      return {
        of: report,
        title: name,
        row: source ? source.label : formatRange(mature),
        definition: isShare ? t.nullShareMeans(window.first, window.last) : what === 'valued' ? t.valuedMeans : t.postbackMeans,
        value: text(value),
        as: style,
        ...(earlier !== null && { earlier: text(earlier), change: changeBetween({ figures: style }, value, earlier) ?? undefined }),
        ...(isShare && { welcome: 'down' }),
        formula: formulaOf(whole),
        ...(before && { formulaBefore: formulaOf(before) }),
        // A share has its two parts, a count what leads to it.
        ...(!isShare && {
          steps: what === 'valued' ? valuedSteps(whole, locale, t) : windowSteps(window, mature, t),
        }),
        days: mature,
        ...(twin && { against: twin }),
        counted,
        count: counted.length,
        leftOut: source ? 0 : all - counted.length,
        heads: { name: source ? t.source : t.installDay, size: t.postbackShort(number), value: name },
        format: text,
        metric: isShare ? 'nullRate' : window.metric,
        answer: now,
        requests: [mature, ...(twin ? [twin] : [])].map((range) =>
          requestText(reports.rows, {
            ...requestOf(report, range, [window.metric, ...(isShare || what === 'valued' ? ['nullPostbacks'] : [])]),
            by: 'day',
          }),
        ),
        next: { href: report.elsewhere('/monitor/campaigninfo', {}), text: t.installsThere },
      };
    },
    [report, now, previous, sources, t, locale],
  );
}

function quotient({ postbacks, nulls }: Counts, [ofName, perName]: readonly [string, string]) {
  const part = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
  return { parts: [part(ofName, nulls), part(perName, postbacks)], sign: '÷', times: 1 } as const;
}

/** When a postback is measured and sent, and the install days that are all in. */
const windowSteps = (
  { opens, closes, first, last }: PostbackWindow,
  mature: DayRange,
  t: Record<'measuring' | 'arrives' | 'installDay', string> & { daysAfter: (from: number, to: number) => string },
) => [
  { name: t.measuring, value: t.daysAfter(opens, closes) },
  { name: t.arrives, value: t.daysAfter(first, last) },
  { name: t.installDay, value: formatRange(mature) },
];

/** What is left of all once those without a value are taken away. */
function valuedSteps(
  { postbacks, nulls }: Counts,
  locale: Locale,
  t: { postback: (number: string) => string; nulls: string; valued: string },
) {
  const step = (name: string, count: number) => ({ name, value: figureText(count, locale) });
  return [step(t.postback('1'), postbacks), step(t.nulls, -nulls), step(t.valued, postbacks - nulls)];
}

/** Those of one source, each of the days that are all in for it. */
function countsOf({ first, nulls, second, third }: Source, what: PostbackFigureKind): Counts {
  const postbacks = { postbacks: first, nullShare: first, valued: first, postbacks2: second ?? 0, postbacks3: third ?? 0 }[what];
  return { postbacks, nulls };
}
