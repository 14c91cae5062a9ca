import { useCallback } from 'react';
import { figureText, formatRange, useProvenaLocale, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import type { Param } from '#app/lib/urlState.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { isDecided, sumsOf, type Decided, type Sums } from './fraud.ts';
import { requestOf } from './useFraud.ts';
import { words } from './words.ts';

const kinds = ['rate', 'blocked', 'flagged'] as const;

/** Which figure: of all channels, of one by its key, or of one of its sub-channels. */
export interface FraudFigure {
  what: (typeof kinds)[number];
  of: string;
  sub?: string;
}

/** `rate`, `rate:104` of one channel, or `sub:104:104-1234` of one of its sub-channels. */
export const fraudFigure: Param<FraudFigure | null> = {
  fallback: null,
  parse: (text) => {
    const [word = '', ...key] = text.split(':');
    const what = kinds.find((one) => one === word);
    if (what) return { what, of: key.join(':') || 'all' };
    const [of = '', ...sub] = key;
    return word === 'sub' && of && sub.length > 0 ? { what: 'rate', of, sub: sub.join(':') } : undefined;
  },
  format: (figure) => {
    if (!figure) return '';
    const { what, of, sub } = figure;
    return sub === undefined ? `${what}${of === 'all' ? '' : `:${of}`}` : `sub:${of}:${sub}`;
  },
};

type Row = Sums & { key: string; label: string };

/** What a figure is of in an answer: channels, or the one sub-channel. */
const rowsIn = ({ rows, subs }: FraudInsight, { of, sub }: FraudFigure): readonly Row[] =>
  sub === undefined
    ? rows.filter(({ key }) => of === 'all' || key === of)
    : subs.filter(({ channel, key }) => channel === of && key === sub).map((row) => Object.assign({ label: row.key }, row));

const partOf = (what: FraudFigure['what'], { blocked, flagged }: Sums) =>
  what === 'blocked' ? blocked : what === 'flagged' ? flagged : blocked + flagged;

/** A share of what was claimed, with its two parts. */
function shareOf(what: FraudFigure['what'], sums: Sums, [partName, claimedName]: readonly [string, string]) {
  const part = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
  const claimed = sums.attributed + sums.blocked;
  const formula = { parts: [part(partName, partOf(what, sums)), part(claimedName, claimed)], sign: '÷', times: 1 } as const;
  return { value: claimed ? partOf(what, sums) / claimed : null, claimed, formula };
}

/** A share of what was claimed before anything was blocked, with the channels behind it. Beside the compared period stand the days that are judged. */
export function useFraudFigure(report: Report, now: FraudInsight | undefined, judged: Decided | undefined) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return useCallback(
    (figure: FraudFigure | null): ExplainedFigure | null => {
      if (!figure || !now) return null;
      const { what, of, sub } = figure;
      const rows = rowsIn(now, figure);
      const [first] = rows;
      if (!first) return null;
      const text = (value: number) => figureText(value, locale, { kind: 'percent' });
      const names = { rate: t.notTrusted, blocked: t.blocked, flagged: t.flagged };
      const share = (sums: Sums) => shareOf(what, sums, [names[what], t.claimed]);
      const weighed = (row: Row, name: string) => {
        const { value, claimed } = share(row);
        return { name, size: claimed, value: value ?? 0, weight: claimed };
      };
      const whole = share(sumsOf({ rows }));
      if (whole.value === null) return null;
      const [heldRows, earlierRows] = judged ? [rowsIn(judged.now, figure), rowsIn(judged.before, figure)] : [[], []];
      const [held, before] = [share(sumsOf({ rows: heldRows })), share(sumsOf({ rows: earlierRows }))];
      const compared = judged &&
        held.value !== null &&
        before.value !== null && {
          earlier: text(before.value),
          change: held.value - before.value,
          formulaBefore: before.formula,
          against: judged.against,
          // The share of the days that are not judged yet is in no change.
          ...(judged.of.end !== report.days.end && { aside: t.judgedShare(formatRange(judged.of), text(held.value)) }),
        };
      const channel = { filters: [{ field: 'channel', keys: [of], isLeftOut: false }] } as const;
      return {
        of: report,
        title: what === 'rate' ? t.rate : names[what],
        row: of === 'all' ? t.fullPeriod : first.label,
        definition: { rate: t.rateMeans, blocked: t.blockedMeans, flagged: t.flaggedMeans }[what],
        value: text(whole.value),
        formula: whole.formula,
        days: report.days,
        ...compared,
        counted: (compared ? heldRows : rows).map((row): CountedRow => {
          const twin = earlierRows.find(({ key }) => key === row.key);
          const { label } = rows.find(({ key }) => key === row.key) ?? row;
          return Object.assign(weighed(row, label), compared && twin && { before: weighed(twin, label) });
        }),
        count: compared ? heldRows.length : rows.length,
        leftOut: 0,
        ...(now.days.some(({ day }) => !isDecided(day, report.today)) && { mayChange: t.mayChange }),
        heads: { name: sub === undefined ? t.channel : t.subChannel, size: t.claimed, value: t.rate },
        format: text,
        metric: 'suspectInstalls',
        answer: now,
        requests: [report.days, ...(compared ? [judged.of, judged.against] : [])].map(({ start, end }) =>
          requestText(reports.fraud, { ...requestOf(report), from: start, to: end }),
        ),
        next: { href: report.elsewhere('/monitor/effectevaluate', of === 'all' ? {} : channel), text: t.delay },
      };
    },
    [report, now, judged, t, locale],
  );
}
