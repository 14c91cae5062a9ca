import { mediaNameIn } from '#app/lib/glossary/names.ts';
import type { ExportOrder } from '#app/api/exports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { countryName } from '#app/lib/countries.ts';
import { catalogue, type Unit } from '#app/lib/metrics/catalogue.ts';
import { forbidden } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import type { Cell, Kind, Sheet } from '../../world/exports/sheet.ts';
import { lastAge } from '../../world/facts/curves.ts';
import { keyOf } from '../../world/facts/sumFacts.ts';
import { dayAt, weekdayOf } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';
import { labelsFor } from '../reports/labels.ts';
import { originOf, subjectOf, type Subject } from '../reports/scope.ts';
import { rowRulesFor } from '../reports/rowRules.ts';
import { columnsFor, valuesOf } from '../reports/values.ts';
import { breakdownOf, isEntity } from './breakdown.ts';
import type { FactRow } from './rows.ts';
import { selectRows, type CheckedOrder } from './selectRows.ts';
import { wordsOf } from './words.ts';

const kinds: Readonly<Record<Unit, Kind>> = { count: 'count', money: 'money', rate: 'rate', ratio: 'money', seconds: 'count' };

export interface OrderRequest {
  world: World;
  caller: Account;
  app: number;
  order: ExportOrder;
}

/** Checks an order like a request for its report: a column that the caller may not see is refused, in the file and in limits. */
export function checkOrder({ world, caller, app, order }: OrderRequest): CheckedOrder {
  const { report, from, to, ...filters } = order;
  const subject = subjectOf(world, caller, { ...filters, report, app, from, to });
  const { shown, withheld } = columnsFor(subject, order.columns);
  if (withheld.length) throw forbidden();
  const breakdown = breakdownOf(order);
  return { subject, order, breakdown, shown, rowRules: rowRulesFor(subject, breakdown.levels[0] ?? 'all', order) };
}

/** The table of a file, from the same facts as the reports. */
export function sheetOf(ordered: OrderRequest, name: string, missing: readonly string[]): Sheet {
  const { world, order } = ordered;
  const checked = checkOrder(ordered);
  const { subject, shown, rowRules } = checked;
  const words = wordsOf(order);
  const texts = textsOf(checked);
  const rows = selectRows(checked, missing).map(({ keys, facts }) => {
    const values = valuesOf(facts, shown);
    const line: Cell[] = texts.map(({ say }) => say(keys));
    for (const id of shown) line.push(values[id] ?? null);
    return line;
  });
  const { completeTo } = originOf(world);
  const isOfSingleDays = checked.breakdown.time === 'day' || order.from === order.to;
  return {
    title: name,
    notes: order.withSources
      ? [
          words.basis({
            ...order,
            app: subject.app,
            completeTo,
            limits: rowRules.bounds,
            filters: filtersOf(checked),
            traffic: subject.flags.natural ? (order.traffic ?? 'blended') : null,
            hasMoney: shown.some((id) => catalogue[id].unit === 'money'),
          }),
        ]
      : [],
    columns: [
      ...texts.map(({ id, title }) => ({ id, title, kind: 'text' as const })),
      ...shown.map((id) => ({ id, title: isOfSingleDays ? words.metric(id) : words.overPeriod(id), kind: kinds[catalogue[id].unit] })),
    ],
    rows,
  };
}

interface TextColumn {
  /** What programs call it, in every language. */
  id: string;
  title: string;
  say: (keys: FactRow['keys']) => string;
}

/** What a key is called, as on the screen: a country by its name, not by its code. */
function namesOf({ subject, order }: CheckedOrder, by: Dimension): (key: string) => string {
  const { locale, nameless } = wordsOf(order);
  if (by === 'country') return (key) => countryName(key, locale);
  const labelOf = labelsFor(subject, by);
  const say = by === 'channel' ? (name: string) => mediaNameIn(name, locale) : (name: string) => name;
  return (key) => say(labelOf(key).label) || nameless(by);
}

const filtered = [
  ['channels', 'channel'],
  ['groups', 'group'],
  ['campaigns', 'campaign'],
  ['ads', 'ad'],
  ['keywords', 'keyword'],
  ['countries', 'country'],
  ['systems', 'os'],
  ['models', 'model'],
  ['resolutions', 'resolution'],
  ['languages', 'language'],
  ['networks', 'network'],
  ['carriers', 'carrier'],
  ['appVersions', 'appVersion'],
] as const satisfies readonly (readonly [keyof ExportOrder, Dimension])[];

/** What the caller may know by its name. Anybody can narrow a file to a key that they have read somewhere, and the file says no more than that. */
function knownTo({ books, channels }: Subject, by: Dimension): (key: string) => boolean {
  if (channels === null || !isEntity(by)) return () => true;
  const keys = new Set(books.ads.filter(({ channel }) => channels.includes(channel.id)).map((ad) => keyOf(by, ad, 0)));
  // No group is none of anybody.
  return (key) => keys.has(key) || (by === 'group' && key === '0');
}

/** What the rows are narrowed to, then what is left out, by names. */
function filtersOf(checked: CheckedOrder) {
  const { order, subject } = checked;
  // Apple has no ads below its ad groups: the report of its ads narrows to a group by the same part of the order.
  const levelOf = (by: Dimension) => (by === 'ad' && order.report === 'asacampaigninfo' ? 'adGroup' : by);
  const namesIn = (by: Dimension, keys: readonly string[]) => {
    const [nameOf, isKnown] = [namesOf(checked, by), knownTo(subject, by)];
    return keys.map((key) => (isKnown(key) ? nameOf(key) : key));
  };
  const kept = filtered.map(([part, by]) => ({ by, keys: order[part] ?? [], isLeftOut: false }));
  const without = (order.without ?? []).map((word) => {
    const [field = '', ...key] = word.split(':');
    return { field: field === 'campgroup' ? 'group' : field, key: key.join(':') };
  });
  const left = filtered.map(([, by]) => ({
    by,
    keys: without.filter(({ field }) => field === by).map(({ key }) => key),
    isLeftOut: true,
  }));
  return [...kept, ...left]
    .filter(({ keys }) => keys.length > 0)
    .map(({ by, keys, isLeftOut }) => ({ by: levelOf(by), names: namesIn(levelOf(by), keys), isLeftOut }));
}

/** The names of the rows in a file, level by level. */
function textsOf(checked: CheckedOrder): TextColumn[] {
  const { order, breakdown } = checked;
  const { head, keyHead } = wordsOf(order);
  // The total row has no name.
  const levels = [...(breakdown.isByDay ? ['day' as const] : []), ...breakdown.levels.filter((one) => one !== 'all')];
  return levels.flatMap((by): TextColumn[] => {
    const name = namesOf(checked, by);
    const named: TextColumn = { id: by, title: head(by), say: (keys) => name(keys[by] ?? '') };
    const title = keyHead(by);
    return title === undefined ? [named] : [named, { id: `${by}Id`, title, say: (keys) => keys[by] ?? '' }];
  });
}

/** The most rows that a file can have, without computing facts: what limits leave out is not known yet. */
export function estimate(ordered: OrderRequest): { rows: number; size: number } {
  const { subject, breakdown, shown, rowRules } = checkOrder(ordered);
  const { levels, entities, time, cell } = breakdown;
  const { from, to, ad } = subject.filter;
  const isOfEntity = entities.some((one) => one === levels[0]);
  const ads = subject.books.ads.filter(
    (one) =>
      one.campaign.starts <= to &&
      one.campaign.ends >= from - lastAge &&
      (!ad || ad(one)) &&
      (!isOfEntity || rowRules.isFound(keyOf(levels[0] ?? 'all', one, 0))),
  );
  const keys = new Set(ads.map((one) => entities.map((entity) => keyOf(entity, one, 0)).join(' '))).size;
  const [part] = filtered.find(([, by]) => by === cell) ?? [];
  const chosen = part && ordered.order[part]?.length;
  const inCell = cell ? Math.min(cellsOf[cell], chosen || Infinity) : 1;
  const rows = keys * (time ? periodsIn(time, from, to) : 1) * inCell;
  return { rows, size: rows * (shown.length * 7 + 36) };
}

const cellsOf = { country: 8, os: 3, model: 5, keyword: 9, resolution: 6, language: 8, network: 4, carrier: 5, appVersion: 48 } as const;

function periodsIn(time: 'day' | 'week' | 'month' | 'hour', from: number, to: number): number {
  switch (time) {
    case 'hour':
      return 24;
    case 'day':
      return Math.max(0, to - from + 1);
    case 'week':
      return to < from ? 0 : (to - weekdayOf(to) - from + weekdayOf(from)) / 7 + 1;
    case 'month': {
      const [first, last] = [dayAt(from), dayAt(to)].map((day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)));
      return Math.max(0, (last ?? 0) - (first ?? 0) + 1);
    }
  }
}
