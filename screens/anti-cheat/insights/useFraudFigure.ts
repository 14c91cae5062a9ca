import { useCallback, useMemo } from 'react';
import { figureText, formatRange, useProvenaLocale, useWords, type Locale } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import type { Param } from '#app/lib/urlState.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { isDecided, sumsOf, type Decided, type Money, type PriceRange, type Reason, type Sums } from './fraud.ts';
import { useMoneyFigure } from './money/useMoneyFigure.ts';
import { requestOf } from './useFraud.ts';
import { reasonNames, words } from './words.ts';

const shares = ['rate', 'blocked', 'flagged', 'injection', 'flooding', 'emulator', 'repeated'] as const;
const amounts = ['claimable', 'avoided'] as const;
type Kind = (typeof shares)[number];

/** Which figure: of all channels, of one by its key, or of one of its sub-channels. */
export interface FraudFigure {
  what: Kind | Money;
  of: string;
  sub?: string;
}

/** A reason as a figure: the part of what was claimed that has it. */
export const figureOfReason: Readonly<Record<Reason, Exclude<Kind, 'rate' | 'blocked' | 'flagged'>>> = {
  clickInjection: 'injection',
  clickFlood: 'flooding',
  emulator: 'emulator',
  repeatedDevice: 'repeated',
};

const isAmount = (what: FraudFigure['what']): what is Money => amounts.some((one) => one === what);
const kindOf = (word: string) => shares.find((one) => one === word);
const amountOf = (word: string) => amounts.find((one) => one === word);

/** `rate`, `rate:104` of one channel, `sub:104:104-1234` of one of its sub-channels; other figures of that as `sub-blocked:104:104-1234`. */
export const fraudFigure: Param<FraudFigure | null> = {
  fallback: null,
  parse: (text) => {
    const [word = '', ...key] = text.split(':');
    const amount = amountOf(word);
    if (amount) return key.length ? undefined : { what: amount, of: 'all' };
    const what = kindOf(word);
    if (what) return { what, of: key.join(':') || 'all' };
    const [, isSub, subWord = 'rate'] = /^(sub)(?:-(.+))?$/.exec(word) ?? [];
    const subWhat = isSub ? kindOf(subWord) : undefined;
    const [of = '', ...sub] = key;
    return subWhat && of && sub.length > 0 ? { what: subWhat, of, sub: sub.join(':') } : undefined;
  },
  format: (figure) => {
    if (!figure) return '';
    const { what, of, sub } = figure;
    if (sub === undefined) return `${what}${of === 'all' ? '' : `:${of}`}`;
    return `${what === 'rate' ? 'sub' : `sub-${what}`}:${of}:${sub}`;
  },
};

type Row = Sums & { key: string; label: string; reasons: Readonly<Record<string, number>> };

/** What a figure is of in an answer: channels, or the one sub-channel. */
const rowsIn = ({ rows, subs }: FraudInsight, { of, sub }: FraudFigure): readonly Row[] =>
  sub === undefined
    ? rows.filter(({ key }) => of === 'all' || key === of)
    : subs.filter(({ channel, key }) => channel === of && key === sub).map((row) => Object.assign({ label: row.key }, row));

const partsOf = ({ blocked, flagged, reasons }: Omit<Row, 'key' | 'label'>): Record<Kind, number> => ({
  rate: blocked + flagged,
  blocked,
  flagged,
  injection: reasons['clickInjection'] ?? 0,
  flooding: reasons['clickFlood'] ?? 0,
  emulator: reasons['emulator'] ?? 0,
  repeated: reasons['repeatedDevice'] ?? 0,
});

/** A share of what was claimed, with its two parts. */
function shareOf(what: Kind, rows: readonly Row[], [partName, claimedName]: readonly [string, string]) {
  const named = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
  const { attributed, blocked } = sumsOf({ rows });
  const claimed = attributed + blocked;
  const part = rows.reduce((all, row) => all + partsOf(row)[what], 0);
  const formula = { parts: [named(partName, part), named(claimedName, claimed)], sign: '÷', times: 1 } as const;
  return { value: claimed ? part / claimed : null, claimed, formula };
}

/** What a part of all that was claimed is called. */
function useKindNames(): Readonly<Record<Kind, string>> {
  const t = useWords(words);
  const { emulator, repeatedDevice: repeated } = useWords(reasonNames);
  return useMemo(
    () => ({
      rate: t.notTrusted,
      blocked: t.blocked,
      flagged: t.flagged,
      injection: t.injectionShare,
      flooding: t.floodingShare,
      emulator,
      repeated,
    }),
    [t, emulator, repeated],
  );
}

/** Of a reason it is known how many were blocked and how many flagged: the two lead to its share. */
function partsOfReason({ reasons }: FraudInsight, what: Kind, t: Record<'blocked' | 'flagged', string>, locale: Locale) {
  const found = reasons.find(({ reason }) => figureOfReason[reason] === what);
  const step = (name: string, count: number) => ({ name, value: figureText(count, locale) });
  return found && [step(t.blocked, found.blocked), step(t.flagged, found.flagged)];
}

/** A share of what was claimed before anything was blocked, with the channels behind it. Beside the compared period stand the days that are judged. */
export function useFraudFigure(
  report: Report,
  now: FraudInsight | undefined,
  judged: Decided | undefined,
  ranges: ReadonlyMap<string, PriceRange> | undefined,
) {
  const moneyOf = useMoneyFigure(report, now, ranges);
  const t = useWords(words);
  const locale = useProvenaLocale();
  const names = useKindNames();
  return useCallback(
    (figure: FraudFigure | null): ExplainedFigure | null => {
      if (!figure || !now) return null;
      const { what, of, sub } = figure;
      if (isAmount(what)) return moneyOf(what);
      const rows = rowsIn(now, figure);
      const [first] = rows;
      if (!first) return null;
      const text = (value: number) => figureText(value, locale, { kind: 'percent' });
      const share = (some: readonly Row[]) => shareOf(what, some, [names[what], t.claimed]);
      const weighed = (row: Row, name: string) => {
        const { value, claimed } = share([row]);
        return { name, size: claimed, value: value ?? 0, weight: claimed };
      };
      const whole = share(rows);
      if (whole.value === null) return null;
      const parts = of === 'all' ? partsOfReason(now, what, t, locale) : undefined;
      const [heldRows, earlierRows] = judged ? [rowsIn(judged.now, figure), rowsIn(judged.before, figure)] : [[], []];
      const [held, before] = [share(heldRows), share(earlierRows)];
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
        definition: t[`${what}Means`],
        value: text(whole.value),
        formula: whole.formula,
        ...(parts && {
          steps: [{ name: t.claimed, value: figureText(whole.claimed, locale) }, ...parts, { name: names[what], value: text(whole.value) }],
        }),
        days: report.days,
        ...compared,
        welcome: what === 'blocked' ? 'none' : 'down',
        counted: (compared ? heldRows : rows).map((row): CountedRow => {
          const twin = earlierRows.find(({ key }) => key === row.key);
          const { label } = rows.find(({ key }) => key === row.key) ?? row;
          return Object.assign(weighed(row, label), compared && twin && { before: weighed(twin, label) });
        }),
        count: compared ? heldRows.length : rows.length,
        leftOut: 0,
        ...(now.days.some(({ day }) => !isDecided(day, report.today)) && { mayChange: t.mayChange }),
        heads: { name: sub === undefined ? t.channel : t.subChannel, size: t.claimed, value: what === 'rate' ? t.rate : names[what] },
        format: text,
        metric: 'suspectInstalls',
        answer: now,
        requests: [report.days, ...(compared ? [judged.of, judged.against] : [])].map(({ start, end }) =>
          requestText(reports.fraud, { ...requestOf(report), from: start, to: end }),
        ),
        next: { href: report.elsewhere('/monitor/effectevaluate', of === 'all' ? {} : channel), text: t.delay },
      };
    },
    [report, now, judged, moneyOf, t, names, locale],
  );
}
