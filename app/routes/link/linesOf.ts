import { inSentence, type useWords } from '#design-system';
import type { DataFlag } from '../../api/reports/shapes.ts';
import type { Loss } from '../../lib/address/losses.ts';
import { reportLimits } from '../../lib/periods/answerable.ts';
import type { metricWords } from '../../lib/metrics/words.ts';
import type { dataFlagNames } from '../../lib/glossary/dataFlagNames.ts';
import type { partNames, words } from './words.ts';

interface Wording {
  t: ReturnType<typeof useWords<typeof words>>;
  parts: ReturnType<typeof useWords<typeof partNames>>;
  flags: ReturnType<typeof useWords<typeof dataFlagNames>>;
  metrics: ReturnType<typeof useWords<typeof metricWords>>;
  platform: string;
}

/** How many parts of the link are concerned, whatever they have in common. */
const countOf = (losses: readonly Loss[]): number => losses.reduce((sum, { count }) => sum + count, 0);

const allFlags = ['pay', 'retention', 'natural', 'top', 'order', 'event'] as const satisfies readonly DataFlag[];

/** What the note is about: a link, the rights of the reader, the columns of their account, or several of them. */
export function titleOf(losses: readonly Loss[], t: Wording['t']): string {
  const lost = losses.filter(({ cause }) => cause === 'lost');
  const own = losses.filter(({ part, cause }) => part === 'ownColumn' && cause !== 'lost');
  const ofLink = countOf(losses) - countOf(lost) - countOf(own);
  return [
    ...(ofLink > 0 ? [t.title(ofLink)] : []),
    ...(lost.length > 0 ? [t.lostTitle(countOf(lost))] : []),
    ...(own.length > 0 ? [t.ownTitle(countOf(own))] : []),
  ].join(t.also);
}

/** The rights that would open more, in the order in which they are granted. */
export const flagsOf = (losses: readonly Loss[]) => allFlags.filter((flag) => losses.some(({ flags }) => flags?.includes(flag)));

/** One line for each cause: what is left out by it, then why. */
export function linesOf(losses: readonly Loss[], { t, parts, flags, metrics, platform }: Wording): readonly string[] {
  const keyOf = ({ cause, flags: missing = [] }: Loss) => `${cause} ${missing.join(' ')}`;
  return [...new Set(losses.map(keyOf))].flatMap((key) => {
    const alike = losses.filter((loss) => keyOf(loss) === key);
    const [first] = alike;
    if (!first) return [];
    const names = [...new Set(alike.flatMap((loss) => loss.metrics ?? []))].map((metric) => metrics[metric]);
    const said = alike.map(({ part, count, metrics: named }) => (count > 1 && !named ? t.several(count, parts[part]) : parts[part]));
    const what = [...new Set(said)].join(t.and);
    const why = {
      access: t.access,
      lost: t.lost,
      platform: t.platform,
      report: t.report,
      unseen: t.unseen,
      unknown: t.unknown,
      newer: t.newer,
      own: t.own,
      length: t.length(reportLimits.maxDays),
      future: t.future,
      retired: t.retired,
    }[first.cause];
    const missing = (first.flags ?? []).map((flag) => inSentence(flags[flag])).join(t.and);
    const cause = typeof why === 'string' ? why : why(first.cause === 'platform' ? platform : missing);
    return [capitalized(t.line(names.length > 0 ? t.ofMetrics(names.join(t.and), what) : what, cause))];
  });
}

const capitalized = (line: string) => line.charAt(0).toUpperCase() + line.slice(1);
