import { isDay } from '#design-system/foundation/period/days.ts';
import type { NamePart, NamingRule } from '#app/api/ours/campaigns/info.ts';
import { mediaNameIn } from '../../glossary/names.ts';

/** What the channel and the group of a campaign may be called in its name. Null where they are not known: then any text will do. */
export interface NamedAfter {
  channel: readonly string[] | null;
  group: readonly string[] | null;
}

const unknown: NamedAfter = { channel: null, group: null };

/** A channel of the service has a name in each language. */
export const namesOfChannel = (name: string): readonly string[] => [name, mediaNameIn(name, 'en')];

/** Whether a name has the parts of the rule, and each is what it has to be. */
export const fitsRule = (name: string, rule: Pick<NamingRule, 'parts' | 'separator'>, after: NamedAfter) =>
  splitName(name, rule, after) !== null;

/**
 * The parts of a name. The last one takes what is left, and a choice may itself hold the separator.
 *
 *     splitName('秋季版本-达人短视频-A', rule)  ['秋季版本', '达人短视频', 'A']
 */
export function splitName(
  name: string,
  { parts, separator }: Pick<NamingRule, 'parts' | 'separator'>,
  after: NamedAfter = unknown,
): string[] | null {
  const [part, ...rest] = parts;
  if (!part) return name === '' ? [] : null;
  const isLast = rest.length === 0;
  const candidates = isLast ? [name] : startsOf(name, separator);
  for (const candidate of candidates) {
    if (!fitsPart(candidate, part, after)) continue;
    if (isLast) return [candidate];
    const others = splitName(name.slice(candidate.length + separator.length), { parts: rest, separator }, after);
    if (others) return [candidate, ...others];
  }
  return null;
}

/** What stands before each separator: `a`, `a-b` of `a-b-c`. */
function startsOf(name: string, separator: string): string[] {
  const found: string[] = [];
  for (let at = name.indexOf(separator); at >= 0; at = name.indexOf(separator, at + 1)) found.push(name.slice(0, at));
  return found;
}

function fitsPart(text: string, { kind, options }: NamePart, after: NamedAfter): boolean {
  if (text === '') return false;
  if (kind === 'choice') return options.includes(text);
  if (kind === 'date') return dayIn(text) !== null;
  return kind === 'text' || (after[kind]?.includes(text) ?? true);
}

/** `20261120` and `261120` are days. */
export function dayIn(text: string) {
  const [, year, month, date] = /^(\d{4}|\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  const day = `${year?.padStart(4, '20')}-${month}-${date}`;
  return isDay(day) ? day : null;
}

export const dateInName = (day: string) => day.replaceAll('-', '');

/** A name put together from its parts; those that are empty leave no separator behind. */
export const composeName = (values: readonly string[], separator: string) =>
  values
    .map((value) => value.trim())
    .filter(Boolean)
    .join(separator);
