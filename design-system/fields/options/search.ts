import { match, type Range } from '../../foundation/match/match.ts';
import type { Option, OptionId, Section } from './option.ts';

/** Where a query was found in the texts of an option. */
export interface Found {
  label: Range[];
  description: Range[];
  note: Range[];
}

const partsOf = ({ label, note = '', description = '', keywords = '' }: Option<OptionId>) => ({ label, note, description, keywords });

/** An option is found by all that it says together, so that `山海 ios` finds 山海行纪 with the note iOS. */
export function findInOption(query: string, option: Option<OptionId>): Found | null {
  const parts = partsOf(option);
  const found = match(query, Object.values(parts).join(' ').trimEnd());
  if (!found) return null;
  const noteAt = parts.label.length + 1;
  const descriptionAt = noteAt + parts.note.length + 1;
  return {
    label: rangesInPart(found.ranges, 0, parts.label),
    note: rangesInPart(found.ranges, noteAt, parts.note),
    description: rangesInPart(found.ranges, descriptionAt, parts.description),
  };
}

/** The ranges that lie in one part of the joined text, counted from where the part begins. */
function rangesInPart(ranges: readonly Range[], from: number, part: string): Range[] {
  return ranges
    .map(([start, end]): Range => [Math.max(start - from, 0), Math.min(end - from, part.length)])
    .filter(([start, end]) => start < end);
}

/**
 * Searches one list again and again. What a query and one letter more finds lies in what the query found, so each letter typed searches
 * less than the one before.
 */
export function searchIn<Id extends OptionId>(sections: readonly Section<Id>[]): (query: string) => readonly Section<Id>[] {
  let last: { query: string; found: readonly Section<Id>[] } = { query: '', found: sections };
  return (query) => {
    const trimmed = query.trim();
    if (trimmed === '') return sections;
    if (trimmed !== last.query) last = { query: trimmed, found: best(trimmed, isNarrower(trimmed, last.query) ? last.found : sections) };
    return last.found;
  };
}

// Punctuation may be typed or left out, so `-l` finds what `-` does not.
const isNarrower = (query: string, than: string) => query.startsWith(than) && /^[\p{L}\p{N} ]*$/u.test(query);

function best<Id extends OptionId>(query: string, sections: readonly Section<Id>[]): Section<Id>[] {
  return sections.map((section) => ({ ...section, options: ranked(query, section.options) })).filter(({ options }) => options.length > 0);
}

/** Hits in the labels first, the nearest of them before all. */
function ranked<Id extends OptionId>(query: string, options: readonly Option<Id>[]): Option<Id>[] {
  const canFind = prefilterFor(query);
  const scored = options.flatMap((option) => {
    if (!canFind(plainOf(option)) || !findInOption(query, option)) return [];
    return [{ option, score: match(query, option.label)?.score ?? 0 }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ option }) => option);
}

/**
 * Tells cheaply that a text cannot be found, before it is taken apart into letters and readings: figures and Chinese stand only for
 * themselves and must come in this order; so must Latin letters where there is no Chinese that they could spell.
 */
export function prefilterFor(query: string): (plain: string) => boolean {
  const words = toPlainText(query).split(/\s+/);
  const solid = words.map((word) => word.replaceAll(/[^\p{Script=Han}\p{Nd}]/gu, ''));
  const all = words.map((word) => word.replaceAll(/[^\p{Script=Han}\p{Nd}a-z]/gu, ''));
  return (plain) => (/\p{Script=Han}/u.test(plain) ? solid : all).every((word) => hasInOrder(plain, word));
}

function hasInOrder(text: string, wanted: string): boolean {
  let at = 0;
  for (const character of wanted) {
    at = text.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Without case, accents and widths. */
export const toPlainText = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const plain = new WeakMap<Option<OptionId>, string>();

function plainOf(option: Option<OptionId>): string {
  const known = plain.get(option) ?? toPlainText(Object.values(partsOf(option)).join(' '));
  plain.set(option, known);
  return known;
}
