import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { match } from '#design-system';
import { devices } from '../../../api/devices.ts';
import { members } from '../../../api/members/members.ts';
import { campaignChoices } from '../../../api/campaigns/choices.ts';
import { orElse } from '../../../api/campaigns/findCampaigns.ts';
import { campaigns } from '../../../api/ours/campaigns/campaigns.ts';
import { exportJobs } from '../../../api/ours/data/export-jobs.ts';
import { oneLinks } from '../../../api/ours/links/one-links.ts';
import { packages } from '../../../api/ours/links/packages.ts';
import { pastedLink } from './pasted.ts';

/** What is found, without its looks. */
export interface FoundRecord {
  id: string;
  name: string;
  /** Beside its number: the medium, the kind, the address. */
  about: string | null;
  /** The medium of a campaign, by which its mark is drawn. */
  channel?: string | undefined;
  href: string;
}

export interface Asking {
  cache: QueryClient;
  signal: AbortSignal;
  /** The page of what is sought, which this reader may open. */
  page: string;
  /** Where a campaign leads: those who may not open its report see the campaign itself. */
  hasReport: boolean;
}

/** About records of one app. */
export interface AppAsking extends Asking {
  app: number;
}

interface Found {
  records: readonly FoundRecord[];
  total: number;
}

interface Sought {
  id: 'campaigns' | 'smartLinks' | 'packages' | 'devices' | 'jobs' | 'members';
  /** It asks only for those who may open this page, because the service refuses it to all others. */
  page: string;
  /** Where that page does not exist, this one has its records. */
  otherwise?: string;
}

/** Test devices and members belong to the company: they are found without an app, too. */
export type Finder = Sought &
  (
    | { isAboutApp: true; find: (query: string, asking: AppAsking) => Promise<Found> }
    | { isAboutApp: false; find: (query: string, asking: Asking) => Promise<Found> }
  );

/** So many of a kind; the list of the kind has the others. */
const size = 6;

export const reportOf = (app: number, campaign: string) => `/monitor/campaigninfo?app=${app}&v=2&f=${campaign}`;

/** A new letter stops the question before it, on the line too. */
function stopping({ cache, signal }: Asking, queryKey: QueryKey) {
  signal.addEventListener('abort', () => void cache.cancelQueries({ queryKey, exact: true }), { once: true });
}

interface CampaignsFound {
  rows: readonly { id: number; name: string; channelName?: string }[];
  total: number;
}

async function findCampaigns(query: string, asking: AppAsking): Promise<Found> {
  const { app, hasReport, cache } = asking;
  const link = pastedLink(query);
  // A service without our list finds them by their names alone.
  const { rows, total } = await orElse<CampaignsFound>(listedCampaigns(link?.link ?? query, asking, link !== null), async () => {
    const found = await cache.fetchQuery(campaignChoices.search({ app, name: query }));
    return { rows: found.slice(0, size), total: found.length };
  });
  const records = rows.map(({ id, name, channelName }) => ({
    id: `campaign:${id}`,
    name,
    about: String(id),
    channel: channelName,
    // Who pastes a tracking link asks what it is; who looks for a name asks how it goes.
    href: link || !hasReport ? `/manage/campaignDetail?app=${app}&id=${id}` : reportOf(app, `campaign:${id}`),
  }));
  return { records, total };
}

async function listedCampaigns(search: string, asking: AppAsking, isLink: boolean): Promise<CampaignsFound> {
  const { cache, app } = asking;
  const none = { state: null, channels: null, groups: null, isArchived: null, sort: null, order: null };
  const asked = { app, search, page: 1, size, ...none };
  const call = campaigns.page(asked);
  stopping(asking, call.queryKey);
  const found = await cache.fetchQuery(call);
  // An archived campaign is in no list by itself, and its link may still be in use.
  return found.total === 0 && isLink ? cache.fetchQuery(campaigns.page({ ...asked, isArchived: true })) : found;
}

async function findSmartLinks(query: string, asking: AppAsking): Promise<Found> {
  const { cache, app } = asking;
  const call = oneLinks.page({ app, search: pastedLink(query)?.code ?? query, page: 1, size });
  stopping(asking, call.queryKey);
  const { rows, total } = await cache.fetchQuery(call);
  return {
    records: rows.map(({ id, name, code }) => ({
      id: `smart-link:${id}`,
      name,
      about: code,
      href: `/manage/onelinkDetail?app=${app}&id=${id}`,
    })),
    total,
  };
}

async function findPackages(query: string, asking: AppAsking): Promise<Found> {
  const { cache, app } = asking;
  const call = packages.page({ app, search: query, page: 1, size });
  stopping(asking, call.queryKey);
  const { rows, total } = await cache.fetchQuery(call);
  return {
    records: rows.map(({ id, name }) => ({
      id: `package:${id}`,
      name,
      about: String(id),
      href: `/manage/subpackageDetail?app=${app}&id=${id}`,
    })),
    total,
  };
}

async function findDevices(query: string, asking: Asking): Promise<Found> {
  const call = devices.page({ search: query, page: 1, size });
  stopping(asking, call.queryKey);
  const { rows, total } = await asking.cache.fetchQuery(call);
  return {
    records: rows.map(({ id, deviceId, name, kind }) => ({
      id: `device:${id}`,
      name: name ?? deviceId,
      about: kind,
      href: `/manage/deviceManage?search=${encodeURIComponent(deviceId)}`,
    })),
    total,
  };
}

/** Files are held whole by their page as well, so the answer is shared and never stopped. */
async function findJobs(query: string, { cache, app, page }: AppAsking): Promise<Found> {
  const jobs = await cache.fetchQuery(exportJobs.all({ app }));
  const found = jobs.filter(({ id, name }) => String(id) === query || match(query, name) !== null);
  return {
    records: found.slice(0, size).map(({ id, name, orderedBy }) => ({
      id: `job:${id}`,
      name,
      about: orderedBy,
      href: `${page}?app=${app}&search=${encodeURIComponent(name)}`,
    })),
    total: found.length,
  };
}

async function findMembers(query: string, asking: Asking): Promise<Found> {
  const call = members.page({ search: query, page: 1, size });
  stopping(asking, call.queryKey);
  const { rows, total } = await asking.cache.fetchQuery(call);
  return {
    records: rows.map(({ id, name, email }) => ({ id: `member:${id}`, name: name ?? email, about: email, href: `/manage/auth?id=${id}` })),
    total,
  };
}

/** Records that the service looks for, in the order in which their groups stand. */
export const finders: readonly Finder[] = [
  { id: 'campaigns', isAboutApp: true, page: '/manage/campaign', find: findCampaigns },
  { id: 'smartLinks', isAboutApp: true, page: '/manage/onelink', find: findSmartLinks },
  { id: 'packages', isAboutApp: true, page: '/manage/subpackage', find: findPackages },
  { id: 'devices', isAboutApp: false, page: '/manage/deviceManage', find: findDevices },
  // H5 and self-built sites have no page of downloads.
  { id: 'jobs', isAboutApp: true, page: '/dataservice/reportdownload', otherwise: '/dataservice/dataexport', find: findJobs },
  { id: 'members', isAboutApp: false, page: '/manage/auth', find: findMembers },
];

/** The page of a finder that a reader may open, if any. */
export const openPageOf = ({ page, otherwise }: Finder, mayOpen: (path: string) => boolean): string | undefined =>
  [page, otherwise].find((path) => path !== undefined && mayOpen(path));

/** How a kind is found where this app is open. Null for records of an app where none is. */
export function findIn(finder: Finder, app: number | undefined): ((query: string, asking: Asking) => Promise<Found>) | null {
  if (!finder.isAboutApp) return finder.find;
  return app === undefined ? null : async (query, asking) => finder.find(query, { ...asking, app });
}
