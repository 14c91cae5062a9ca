import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import { composeName, dateInName, splitName } from '#app/lib/links/naming/naming.ts';

/** More names than these are not tried for one copy. */
const tries = 60;

/**
 * What a copy may be called, best first. By the rule of the app: its day is today, and where that is not enough its last free text counts up. A
 * name that has no such part, or follows no rule, counts up at its end.
 *
 *     copyNames('秋季版本-达人短视频-A', rule, '2026-11-20')  ['秋季版本-达人短视频-A-2', '秋季版本-达人短视频-A-3', …]
 */
export function copyNames(name: string, rule: NamingRule | null, today: string): string[] {
  const parts = rule && splitName(name, rule);
  if (!parts) return countedUp(name);
  const { separator } = rule;
  const now = parts.map((text, index) => (rule.parts[index]?.kind === 'date' ? dateInName(today) : text));
  const text = rule.parts.findLastIndex(({ kind }) => kind === 'text');
  const sameButToday = composeName(now, separator);
  const counted =
    text < 0 ? countedUp(sameButToday) : countedUp(now[text] ?? '').map((other) => composeName(now.with(text, other), separator));
  return sameButToday === name ? counted : [sameButToday, ...counted];
}

/** `A` is followed by `A-2`, and `A-2` by `A-3`. A longer number is a year or a size. */
function countedUp(text: string): string[] {
  const [, stem = text, number = '1'] = /^(.*)-(\d{1,2})$/.exec(text) ?? [];
  return Array.from({ length: tries }, (_, index) => `${stem}-${Number(number) + 1 + index}`);
}

/** The first name for each that neither a campaign nor another copy has. */
export function freeNames(wanted: readonly (readonly string[])[], taken: Iterable<string>): (string | null)[] {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  return wanted.map((names) => {
    const free = names.find((name) => !used.has(name.toLowerCase())) ?? null;
    if (free !== null) used.add(free.toLowerCase());
    return free;
  });
}
