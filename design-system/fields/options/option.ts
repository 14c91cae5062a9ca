import type { ReactNode } from 'react';

/** Ids are unique in a whole list, over its groups. */
export type OptionId = string | number;

/** One choice of a Select, a ComboBox or a MultiSelect. */
export interface Option<Id extends OptionId = string> {
  id: Id;
  label: string;
  /** A quiet second line. */
  description?: string;
  /** 20 pixels square before the label: the mark of an app, an icon. Decorative. */
  glyph?: ReactNode;
  /** A word or two at the right: a platform, a count. */
  note?: string;
  /** It cannot be chosen. Two or three words say why and stand in place of the note. */
  unavailable?: boolean | string;
  /** Further search words that are not shown: a former name, a name in another language. */
  keywords?: string;
}

export interface OptionGroup<Id extends OptionId = string> {
  title: string;
  options: readonly Option<Id>[];
}

/** What a caller lists: single options, groups of them, or both. */
export type Options<Id extends OptionId = string> = readonly (Option<Id> | OptionGroup<Id>)[];

/** A part of a list that lies on a server. */
export interface OptionPage<Id extends OptionId = string> {
  options: Options<Id>;
  /** A cursor for the next page. Without it this is the last page. */
  next?: string | undefined;
}

/** Loads what a query finds from a server; the signal aborts when the result is no longer needed. */
export type LoadOptions<Id extends OptionId = string> = (query: string, signal: AbortSignal, after?: string) => Promise<OptionPage<Id>>;

/** What a caller asked for to list it. The list says where it did not come, with a way to try again. A result of TanStack Query is one. */
export interface OptionsRequest {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The choices themselves, or how to get them. */
export type OptionSource<Id extends OptionId = string> = Options<Id> | LoadOptions<Id>;

/** A group as it is listed. Options without a group stand in a section without a title. */
export interface Section<Id extends OptionId = OptionId> {
  id: string;
  title: string | null;
  options: readonly Option<Id>[];
}

const isGroup = <Id extends OptionId>(entry: Option<Id> | OptionGroup<Id>): entry is OptionGroup<Id> => 'options' in entry;

/**
 * Groups of the same title become one, as pages of a server bring them. An option that stands in two groups, as a frequent one does in
 * 常用 and 全部应用, is listed in the first.
 */
export function sectionsOf<Id extends OptionId>(entries: Options<Id>): Section<Id>[] {
  const seen = new Set<Id>();
  const sections: { id: string; title: string | null; options: Option<Id>[] }[] = [];
  for (const entry of entries) {
    const title = isGroup(entry) ? entry.title : null;
    const last = sections.at(-1);
    const open = title === null ? (last?.title === null ? last : undefined) : sections.find((section) => section.title === title);
    const section = open ?? { id: `section ${sections.length} ${title ?? ''}`, title, options: [] };
    if (!open) sections.push(section);
    for (const option of isGroup(entry) ? entry.options : [entry]) {
      if (seen.has(option.id)) continue;
      seen.add(option.id);
      section.options.push(option);
    }
  }
  return sections.filter(({ options }) => options.length > 0);
}

/** What is listed under each other: an option alone, a group of them, or the place at the end that asks for more. */
export type Row<Id extends OptionId = OptionId> = Option<Id> | (Section<Id> & { isFirst: boolean }) | EndRow;

export interface EndRow {
  id: string;
  loadMore: () => void;
  isBusy: boolean;
}

/** Sections without a title give their options to the list itself. */
export function rowsOf<Id extends OptionId>(sections: readonly Section<Id>[], end?: EndRow): Row<Id>[] {
  const rows = sections.flatMap((section, index): Row<Id>[] =>
    section.title === null ? [...section.options] : [{ ...section, isFirst: index === 0 }],
  );
  return end ? [...rows, end] : rows;
}

/** The first options up to a limit. The chosen option is always included, at the top if it is beyond the limit. */
export function firstOf<Id extends OptionId>(sections: readonly Section<Id>[], size: number, chosen?: Option<Id>): Section<Id>[] {
  const shown: Section<Id>[] = [];
  let room = size;
  for (const section of sections) {
    if (room <= 0) break;
    shown.push(section.options.length <= room ? section : { ...section, options: section.options.slice(0, room) });
    room -= section.options.length;
  }
  const has = (some: readonly Section<Id>[]) => some.some(({ options }) => options.some(({ id }) => id === chosen?.id));
  return chosen && has(sections) && !has(shown) ? [{ id: 'chosen', title: null, options: [chosen] }, ...shown] : shown;
}

export const optionsIn = <Id extends OptionId>(sections: readonly Section<Id>[]): Option<Id>[] =>
  sections.flatMap(({ options }) => options);

/** Options by their ids, and by the keys in which react-aria speaks of them. */
export type Named<Id extends OptionId> = ReadonlyMap<OptionId, Option<Id>>;

/** To name what is chosen. */
export const byId = <Id extends OptionId>(...lists: (readonly Option<Id>[])[]): Named<Id> =>
  new Map(lists.flat().map((option) => [option.id, option]));
