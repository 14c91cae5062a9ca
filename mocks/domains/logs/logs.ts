import { kinds, visibleLogs } from './visibleLogs.ts';
import { maskJourney, seesMasked } from './maskJourney.ts';
import { answer, answerFile, type Answer } from '../../service/answer.ts';
import { seesChannel } from '../../service/access.ts';
import { requireView } from '../../service/requireRights.ts';
import { forbidden, missing, unfit } from '../../service/refusal.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { dataFlagsIn } from '../../world/apps/reportLimits.ts';
import type { Account } from '../../world/members/account.ts';
import { canView } from '../../world/members/rights.ts';
import { devicesOf } from '../../world/devices/devices.ts';
import { storyOf } from '../../world/logs/journey.ts';
import { knownBy, testLogsOf } from '../../world/logs/testLogs.ts';
import { receivedBy, type ReceivedEvent } from '../../world/logs/received.ts';
import type { World } from '../../world/world.ts';
import { filtersFromText, meetsFilters } from '#app/api/ours/data/logFilters.ts';
import { logs, type Journey, type LogEntry } from '#app/api/ours/data/logs.ts';

interface Asked {
  app: number;
  by: 'device' | 'order' | 'account' | 'click';
  value: string;
  from: string;
  to: string;
}

function entryOf(world: World, app: AppRecord, one: ReceivedEvent): LogEntry {
  const campaign = one.campaign === null ? undefined : world.promotionOf(app).campaigns.find(one.campaign);
  return {
    id: idOf(one),
    at: one.at,
    kind: kinds[one.event] ?? 'event',
    event: one.event,
    result: 'fine',
    channel: campaign ? (world.channels.find(campaign.channel)?.name ?? null) : null,
    campaign: campaign?.id ?? null,
    campaignName: campaign?.name ?? null,
    proof: one.transaction ?? one.who,
    amount: one.amount,
    // A test device installs the app again and again, and no click leads to it.
    reason: one.event === 'install' ? 'noClick' : null,
    values: {},
    mendedAt: null,
    payload: one.payload,
  };
}

/** Names a log among those of its app. */
const idOf = ({ id, eventId }: ReceivedEvent) => (eventId?.startsWith('e-') ? eventId : `r-${id}`);

function journeyOf(world: World, caller: Account, asked: Asked): Journey {
  requireView({ world, caller }, 'logquery@dataservice', asked.app);
  const app = world.apps.find(asked.app);
  if (!app) throw missing('应用');
  if (asked.by === 'order' && !caller.flags.order) throw forbidden();
  const person = knownBy(world, app, asked.by, asked.value);
  // A channel user finds only people of its own channels.
  const isOurs = person && (caller.channels?.includes(person.ad.channel.id) ?? true);
  const story = person && isOurs ? storyOf(world, person) : { stops: [], losers: [] };
  const received = caller.channels === null ? receivedBy(world, app.id).filter((one) => isOf(one, asked, person?.device.deviceId)) : [];
  const tested = caller.channels === null && person ? testLogsOf(world, app, person.device.deviceId) : [];
  const inPeriod = ({ at }: LogEntry) => at.slice(0, 10) >= asked.from && at.slice(0, 10) <= asked.to;
  const logged = [...tested, ...received.toReversed()];
  const stops = [...story.stops, ...logged.map((one) => entryOf(world, app, one))]
    .filter(inPeriod)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const orders = [isOurs ? person.order : null, ...logged.map(({ transaction }) => transaction)];
  const journey = {
    device: deviceFor(world, caller, isOurs ? person.device : null, received[0]),
    stops: visibleLogs(caller, stops, orders),
    losers: visibleLogs(caller, losersFor(world, caller, story.losers), orders).filter(() => stops.some(({ kind }) => kind === 'install')),
  };
  return seesMasked(caller)
    ? maskJourney(journey, { searched: asked.value, keepsClicks: caller.channels !== null })
    : { ...journey, isMasked: false };
}

/** Whether the logs of an app know somebody by this, for a caller who may search by it there. */
export function isInLogs(world: World, caller: Account, app: AppRecord, { by, value }: Pick<Asked, 'by' | 'value'>): boolean {
  if (!canView(world, caller, 'logquery@dataservice', app.id)) return false;
  if (by === 'order' && !dataFlagsIn(world, caller, app.id).order) return false;
  const person = knownBy(world, app, by, value);
  if (person && seesChannel(caller, person.ad.channel.id)) return true;
  return caller.channels === null && receivedBy(world, app.id).some((one) => isOf(one, { by, value }, undefined));
}

/** A partner is shown clicks of other channels as clicks, without whose they were. */
function losersFor(world: World, { channels }: Account, losers: readonly LogEntry[]): readonly LogEntry[] {
  if (channels === null) return losers;
  const own = new Set(channels.map((id) => world.channels.find(id)?.name));
  const blank = { channel: null, proof: null, payload: null };
  return losers.map((one) => (one.channel !== null && own.has(one.channel) ? one : Object.assign({}, one, blank)));
}

function isOf(one: ReceivedEvent, { by, value }: Pick<Asked, 'by' | 'value'>, deviceId: string | undefined): boolean {
  const wanted = value.trim().toLowerCase();
  if (deviceId !== undefined && one.deviceId === deviceId) return true;
  return ({ device: one.deviceId, order: one.transaction, account: one.who, click: null }[by] ?? '').toLowerCase() === wanted;
}

type Known = { deviceId: string; kind: string; model: string | null; os: string | null; city: string | null };

function deviceFor(world: World, { root, isDemo }: Account, known: Known | null, received?: ReceivedEvent): Journey['device'] {
  const device =
    known ?? (received ? { deviceId: received.deviceId, kind: 'web', model: received.model, os: received.os, city: null } : null);
  if (!device) return null;
  const { deviceId, kind, model, os, city } = device;
  const isListed = devicesOf(world)
    .all()
    .some((one) => one.root === (isDemo ? 1 : root) && one.deviceId === deviceId);
  return { deviceId, kind, model, os, city, isListed };
}

interface Narrowing {
  kind?: 'all' | 'session' | 'block' | null | undefined;
  filters?: string | null | undefined;
}

/** All logs, or those that are asked for. They are filtered as the caller sees them: what is hidden is found by nothing. */
function entriesOf({ stops, losers }: Journey, { kind, filters }: Narrowing) {
  const wanted = filtersFromText(filters ?? '');
  if (!wanted) throw unfit(-999, 'filter', '筛选条件无法识别');
  const lost = new Set(losers);
  return [...stops, ...losers].filter(
    (entry) => (!kind || kind === 'all' || entry.kind === kind) && meetsFilters(entry, wanted, lost.has(entry)),
  );
}

const usualPage = 20;
const largestPage = 2000;

export const logAnswers: readonly Answer[] = [
  answer(logs.journey, ({ world, caller, input }) => journeyOf(world, caller, input)),
  answer(logs.all, ({ world, caller, input }) => {
    const wanted = entriesOf(journeyOf(world, caller, input), input).toSorted((a, b) => b.at.localeCompare(a.at));
    const start = wanted.findIndex(({ id }) => id === input.after) + 1;
    const page = Math.min(Math.max(1, input.size ?? usualPage), largestPage);
    const rows = wanted.slice(start, start + page);
    return { rows, next: start + page < wanted.length ? (rows.at(-1)?.id ?? null) : null, total: wanted.length, isFiltered: true };
  }),
  answerFile(logs.file, ({ world, caller, input }) => {
    const entries = entriesOf(journeyOf(world, caller, input), input).toSorted((a, b) => a.at.localeCompare(b.at));
    if (!entries.length) return null;
    const words = JSON.stringify(entries, null, 2);
    return { name: `日志-${input.from}-${input.to}.json`, type: 'application/octet-stream', bytes: new TextEncoder().encode(words) };
  }),
];
