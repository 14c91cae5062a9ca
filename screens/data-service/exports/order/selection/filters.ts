import type { ExportOrder } from '#app/api/exports.ts';
import { keysParam, type Param } from '#app/lib/urlState.ts';
import type { Field, Report } from '#screens/kit/report/index.ts';

/** Reports can be narrowed to these, and files like them: one that is new in reports does not compile until it is here, too. Groups of ads are Apple's alone. */
type FileField = Exclude<Field, 'adGroup'>;

/** What a file can be narrowed to, and what can be left out of it, in the order in which it is offered. */
export const filterFields = [
  'channel',
  'group',
  'campaign',
  'ad',
  'country',
  'os',
  'model',
  'resolution',
  'language',
  'network',
  'carrier',
  'appVersion',
  'keyword',
] as const satisfies readonly FileField[];
type FilterField = (typeof filterFields)[number];
type Filters = Report['state']['filters'];

/** As they stand in the address: `channels=101`, `only=country:US,country:JP`, `without=campaign:12`. */
export interface Narrowing {
  channels: readonly string[];
  only: readonly string[];
  without: readonly string[];
}

const fieldOf = (word: string) => filterFields.find((field) => word.startsWith(`${field}:`));
const keysIn = (words: readonly string[], field: FilterField) =>
  words.filter((word) => fieldOf(word) === field).map((word) => word.slice(field.length + 1));
const wordsOf = (filters: Filters) => filters.flatMap(({ field, keys }) => keys.map((key) => `${field}:${key}`));

const wordsParam: Param<readonly string[]> = {
  ...keysParam,
  part: 'filter',
  parse: (text) => keysParam.parse(text)?.filter(fieldOf),
  // The field stays readable: `country:US`.
  format: (words) => keysParam.format(words).replaceAll(/(^|,)([a-zA-Z]+)%3A/g, '$1$2:'),
  passedOver: (text) => keysParam.parse(text)?.filter((word) => !fieldOf(word)).length ?? 0,
};

export const filterParams = { channels: { ...keysParam, part: 'filter' as const }, only: wordsParam, without: wordsParam };

/** As the filter controls of reports have them. */
export const filtersOf = ({ channels, only, without }: Narrowing) =>
  filterFields.flatMap((field) =>
    [
      { field, keys: field === 'channel' ? channels : keysIn(only, field), isLeftOut: false },
      { field, keys: keysIn(without, field), isLeftOut: true },
    ].filter(({ keys }) => keys.length > 0),
  );

export const narrowingOf = (filters: Filters): Narrowing => {
  const kept = filters.filter(({ isLeftOut }) => !isLeftOut);
  return {
    channels: kept.filter(({ field }) => field === 'channel').flatMap(({ keys }) => keys),
    only: wordsOf(kept.filter(({ field }) => field !== 'channel')),
    without: wordsOf(filters.filter(({ isLeftOut }) => isLeftOut)),
  };
};

const parameters = {
  channel: 'channels',
  group: 'groups',
  campaign: 'campaigns',
  ad: 'ads',
  country: 'countries',
  os: 'systems',
  model: 'models',
  resolution: 'resolutions',
  language: 'languages',
  network: 'networks',
  carrier: 'carriers',
  appVersion: 'appVersions',
  keyword: 'keywords',
} as const satisfies Record<FileField, keyof ExportOrder>;
type Ordered = Pick<ExportOrder, (typeof parameters)[FilterField] | 'without'>;

/** The wire's word for a group of campaigns. */
const group = { ours: 'group:', wire: 'campgroup:' } as const;
const renamed = (word: string, from: string, to: string) => (word.startsWith(from) ? to + word.slice(from.length) : word);

/** As the service takes them: what narrows nothing is not said. */
export function orderedFilters(narrowing: Narrowing): Partial<Ordered> {
  const ordered: Partial<Ordered> = {};
  for (const { field, keys, isLeftOut } of filtersOf(narrowing)) if (!isLeftOut) ordered[parameters[field]] = [...keys];
  const without = narrowing.without.map((word) => renamed(word, group.ours, group.wire));
  return { ...ordered, ...(without.length && { without }) };
}

/** And back, from an order. */
export const narrowingIn = (order: Ordered): Narrowing => ({
  channels: order.channels ?? [],
  only: filterFields.flatMap((field) => (field === 'channel' ? [] : (order[parameters[field]] ?? []).map((key) => `${field}:${key}`))),
  without: (order.without ?? []).map((word) => renamed(word, group.wire, group.ours)).filter(fieldOf),
});
