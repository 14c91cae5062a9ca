import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import { finding, isKnown, unchecked, type Finding, type PreflightFacts } from './facts.ts';

/** Ad networks cut longer names. */
export const longestName = 60;

export function checkName({ draft, isNameFree, naming }: PreflightFacts): Finding[] {
  const name = draft.name.trim();
  if (!name) return [finding('nameMissing', 'stop', 'name')];
  const length = [...name].length;
  const found = [
    length > longestName ? finding('nameTooLong', 'warn', 'name', { length, limit: longestName }) : null,
    !isKnown(isNameFree)
      ? unchecked('name', isNameFree)
      : isNameFree
        ? finding('nameFree', 'pass')
        : finding('nameTaken', 'stop', 'name', { name }),
    isKnown(naming) && naming && !fitsRule(name, naming) ? finding('nameOffRule', naming.isStrict ? 'stop' : 'warn', 'name') : null,
  ];
  return found.filter((one) => one !== null);
}

/** Whether a name has the parts of the rule, and its choices are among those offered. */
export function fitsRule(name: string, { parts, separator }: NamingRule): boolean {
  return splitName(name, { parts, separator }) !== null;
}

/**
 * The parts of a name. The last one takes what is left, and a choice may itself hold the separator.
 *
 *     splitName('秋季版本-达人短视频-A', rule)  ['秋季版本', '达人短视频', 'A']
 */
export function splitName(name: string, { parts, separator }: Pick<NamingRule, 'parts' | 'separator'>): string[] | null {
  const [part, ...rest] = parts;
  if (!part) return name === '' ? [] : null;
  const isLast = rest.length === 0;
  const candidates = isLast ? [name] : startsOf(name, separator);
  for (const candidate of candidates) {
    if (!fitsPart(candidate, part)) continue;
    if (isLast) return [candidate];
    const others = splitName(name.slice(candidate.length + separator.length), { parts: rest, separator });
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

function fitsPart(text: string, { kind, options }: NamingRule['parts'][number]): boolean {
  if (text === '') return false;
  if (kind === 'choice') return options.includes(text);
  return kind !== 'date' || /^\d{6}(\d{2})?$/.test(text);
}

/** A name put together from its parts; those that are empty leave no separator behind. */
export const composeName = (values: readonly string[], separator: string) =>
  values
    .map((value) => value.trim())
    .filter(Boolean)
    .join(separator);
