import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { reports } from '#app/api/reports/reports.ts';
import { badRequest, missing } from '../../service/refusal.ts';
import { requireRead } from './pages.ts';
import { asaChannel } from '../../world/ad-accounts/asa-keys.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import type { Books } from '../../world/facts/books.ts';
import type { Cell } from '../../world/facts/cells.ts';
import { settings } from '../../world/facts/people/settings.ts';
import type { Filter } from '../../world/facts/sumFacts.ts';
import type { Account, Flags } from '../../world/members/account.ts';
import { dataFlagsIn } from '../../world/apps/reportLimits.ts';
import type { AdRecord } from '../../world/campaigns/campaign.ts';
import { indexOf, momentOf, shifted } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';

/** The query of reports by day; cohort reports use a part of it. */
export type Scope = Omit<InputOf<typeof reports.banner>, 'app'>;

/** A checked request: the filters, and the rights of the caller. */
export interface Subject {
  world: World;
  app: AppRecord;
  /** The data flags of the caller in this app. */
  flags: Flags;
  books: Books;
  filter: Filter;
  /** The channels that the caller sees. Null is all. */
  channels: Account['channels'];
}

const longest = 800;

/** The page of a report decides who may read it, and for which apps. */
export function subjectOf(
  world: World,
  caller: Account,
  { report, app, ...scope }: Scope & { report: string | number; app: string | number },
): Subject {
  const id = Number(app);
  const found = world.apps.find(id);
  if (!found) throw missing('应用');
  requireRead({ world, caller }, String(report), id);
  const flags = dataFlagsIn(world, caller, id);
  // The report of Apple's ads is about them alone.
  const channels =
    report === 'asacampaigninfo' ? [...(caller.channels ?? [asaChannel])].filter((one) => one === asaChannel) : caller.channels;
  // Remarketing has no organic traffic.
  const requested = report === 'remarketing' ? { ...scope, natural: false } : scope;
  return { world, app: found, flags, books: world.promotionOf(found).books, filter: filterOf(world, requested, flags, channels), channels };
}

/** Excludes future days, channels of others, and organic traffic without the flag for it. */
export function filterOf(world: World, scope: Scope, flags: Flags, channels: Account['channels']): Filter {
  const from = Math.max(0, indexOf(scope.from));
  const to = Math.min(indexOf(scope.to), indexOf(world.now.day));
  if (indexOf(scope.to) < indexOf(scope.from)) throw badRequest('enddate');
  if (to - from > longest) throw badRequest('startdate');
  const ads = [
    own(channels, ({ channel }) => channel.id),
    chosen(scope.channels, ({ channel }: AdRecord) => String(channel.id)),
    chosen(scope.groups, ({ campaign }: AdRecord) => String(campaign.group)),
    chosen(scope.campaigns, ({ campaign }: AdRecord) => String(campaign.id)),
    chosen(scope.ads, ({ id }: AdRecord) => id),
    ...leftOut(scope.without, ofAd),
    scope.natural === false || scope.traffic === 'paid' || !flags.natural ? ({ channel }: AdRecord) => channel.weight > 0 : null,
    scope.traffic === 'organic' ? ({ channel }: AdRecord) => channel.weight === 0 : null,
  ].filter((one) => one !== null);
  const cells = [
    chosen(scope.countries, (cell: Cell) => cell.country),
    chosen(scope.systems, (cell: Cell) => cell.os),
    chosen(scope.models, (cell: Cell) => cell.model),
    chosen(scope.keywords, (cell: Cell) => cell.keyword),
    ...settings.map((one) => chosen(scope[settingParameters[one]], ofCell[one])),
    ...leftOut(scope.without, ofCell),
  ].filter((one) => one !== null);
  const chosenBy = settings.filter(
    (one) => scope[settingParameters[one]]?.length || scope.without?.some((word) => word.startsWith(`${one}:`)),
  );
  return {
    from,
    to,
    ...(chosenBy.length && { settings: chosenBy }),
    ...(ads.length && { ad: (ad: AdRecord) => ads.every((isWanted) => isWanted(ad)) }),
    ...(cells.length && { cell: (cell: Cell) => cells.every((isWanted) => isWanted(cell)) }),
  };
}

const own = (channels: readonly number[] | null, of: (ad: AdRecord) => number) =>
  channels ? (ad: AdRecord) => channels.includes(of(ad)) : null;

function chosen<Of>(values: readonly string[] | null | undefined, of: (value: Of) => string) {
  if (!values?.length) return null;
  const wanted = new Set(values);
  return (value: Of) => wanted.has(of(value));
}

const ofAd: Readonly<Record<string, (ad: AdRecord) => string>> = {
  channel: ({ channel }) => String(channel.id),
  campgroup: ({ campaign }) => String(campaign.group),
  campaign: ({ campaign }) => String(campaign.id),
  ad: ({ id }) => id,
};
const ofCell = {
  country: ({ country }) => country,
  os: ({ os }) => os,
  model: ({ model }) => model,
  keyword: ({ keyword }) => keyword,
  resolution: ({ resolution = '' }) => resolution,
  language: ({ language = '' }) => language,
  network: ({ network = '' }) => network,
  carrier: ({ carrier = '' }) => carrier,
  appVersion: ({ appVersion = '' }) => appVersion,
} satisfies Readonly<Record<string, (cell: Cell) => string>>;

const settingParameters = {
  resolution: 'resolutions',
  language: 'languages',
  network: 'networks',
  carrier: 'carriers',
  appVersion: 'appVersions',
} as const;

/** The excluded keys of one dimension: `channel:101` excludes channel 101. */
function leftOut<Of>(words: readonly string[] | null | undefined, of: Readonly<Record<string, (value: Of) => string>>) {
  return (words ?? []).flatMap((word) => {
    const at = word.indexOf(':');
    const keyOf = of[word.slice(0, at)];
    return keyOf ? [(value: Of) => keyOf(value) !== word.slice(at + 1)] : [];
  });
}

/** When the numbers were read, and until when nothing is missing any more. */
export const originOf = ({ now }: World) => ({
  fetchedAt: momentOf(now),
  completeTo: `${shifted(now.day, -1)} 23:59:59`,
  withheld: [],
});
