import { ours } from '#app/api/ours/ours.ts';
import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { EvidenceRecord } from '#app/api/ours/data/evidence.ts';
import { mediaNameIn } from '#app/lib/glossary/names.ts';
import { answer, answerFile, type Answer, type AnswerRequest } from '../../../service/answer.ts';
import { appOf } from '../../../service/access.ts';
import { pageOf } from '../../../service/page.ts';
import { badRequest } from '../../../service/refusal.ts';
import { csvOf } from '../../../world/exports/csv.ts';
import type { Cell } from '../../../world/exports/sheet.ts';
import type { AppRecord } from '../../../world/apps/app.ts';
import { placeOf } from '../../../world/facts/fact.ts';
import { fraudReasons, fraudRecords, type FraudReason } from '../../../world/facts/fraud.ts';
import { subChannelAt } from '../../../world/campaigns/subChannels.ts';
import { sumFacts } from '../../../world/facts/sumFacts.ts';
import { shifted } from '../../../world/calendar.ts';
import { logDays } from '../../../world/logs/person.ts';
import { deviceAt } from '../../../world/logs/device.ts';
import { clickedAt, secondsBetween, suspectDevice, suspectOf, type Suspect } from '../../../world/logs/suspects.ts';
import type { Account } from '../../../world/members/account.ts';
import { canView } from '../../../world/members/rights.ts';
import { pages } from '../../../world/members/seed-pages.ts';
import { maskId, seesMasked } from '../../logs/maskJourney.ts';
import { originOf, subjectOf, type Subject } from '../../reports/scope.ts';
import { wordsOf } from '../words.ts';
import { evidenceWords, isReason } from './words.ts';

type Request = AnswerRequest<Account> & { input: InputOf<typeof ours.evidence.file> };

/** The most lines that are sent. A longer list is cut and marked as partial. */
const most = 20_000;

/** Each blocked or suspect install, matching the facts, the newest first: what the file and the list are cut from. */
function suspectsOf({ world, caller, input }: Request): Suspect[] {
  const reasons = input.reasons ?? [];
  if (!reasons.every(isReason)) throw badRequest('reasons');
  const subject = subjectOf(world, caller, { ...input, report: 'IndicatorDetails' });
  return foundOf(subject, new Set(reasons.length ? reasons : fraudReasons)).toSorted(
    (a, b) => Number(a.at < b.at) - Number(a.at > b.at) || a.record.chance - b.record.chance,
  );
}

function foundOf({ world, books, filter }: Subject, wanted: ReadonlySet<FraudReason>): Suspect[] {
  const ads = new Map(books.ads.map((ad, place) => [ad.id, { ad, place }]));
  const found: Suspect[] = [];
  for (const [key, sum] of sumFacts(books, { by: 'ad', isByDay: true, facts: ['blockedInstalls', 'suspectInstalls'] }, filter)) {
    const [id = '', day = ''] = key.split('@');
    const known = ads.get(id);
    if (!known) continue;
    const [blocked, flagged] = [sum[placeOf.blockedInstalls] ?? 0, sum[placeOf.suspectInstalls] ?? 0];
    for (const record of fraudRecords(id, day, blocked, flagged))
      if (wanted.has(record.reason)) found.push(suspectOf(world.now, known.ad, known.place, day, record));
  }
  return found;
}

/** Whether this reader may open the journey of a device: the page of logs is open to them, they see whole ids, and logs are still stored. */
function opensJourneys({ world, caller, input }: Request): (suspect: Suspect) => boolean {
  const key = 'logquery@dataservice';
  const platform = world.apps.find(input.app)?.platform;
  const hasLogs = pages.some((page) => page.key === key && platform !== undefined && page.platforms.includes(platform));
  const mayOpen = hasLogs && !seesMasked(caller) && canView(world, caller, key, input.app);
  const first = shifted(world.now.day, 1 - logDays);
  return ({ came }) => mayOpen && came.day >= first;
}

/** A record as it is listed: who may open the journey of its device has the whole id. */
function recordOf(app: AppRecord, suspect: Suspect, isOpened: boolean): EvidenceRecord {
  const { at, ad, came, record } = suspect;
  const { reason, isBlocked, chance, index } = record;
  const deviceId = suspectDevice(app, suspect);
  const seconds = secondsBetween(app, chance, reason);
  return {
    id: `${ad.id}.${came.day}.${index}`,
    clickedAt: clickedAt(suspect, seconds),
    at,
    seconds,
    channel: ad.channel.name,
    sub: subChannelAt(String(ad.channel.id), chance),
    campaign: ad.campaign.name,
    model: deviceAt(app, chance).model,
    device: maskId(deviceId),
    deviceId: isOpened ? deviceId : null,
    reason,
    isBlocked,
  };
}

type Words = ReturnType<typeof evidenceWords>;

/** The same record in the file. */
const lineOf = (record: EvidenceRecord, { heads, locale, reason, action }: Words): Cell[] => {
  const said = {
    ...record,
    channel: mediaNameIn(record.channel, locale),
    reason: reason(record.reason),
    action: action(record.isBlocked),
  };
  return heads.map(({ id }) => said[id]);
};

export const evidenceAnswers: readonly Answer[] = [
  answerFile(ours.evidence.file, (request) => {
    const { world, input } = request;
    const suspects = suspectsOf(request);
    if (!suspects.length) return null;
    const app = appOf(world, input.app);
    const words = evidenceWords(input.language);
    const title = `${words.title}_${input.from}_${input.to}`;
    const shown = suspects.slice(0, most);
    const found = new Set(shown.map(({ record }) => record.reason));
    const { completeTo } = originOf(world);
    const bytes = csvOf({
      title,
      notes: [
        wordsOf({ language: input.language ?? null }).basis({
          app,
          from: input.from,
          to: input.to,
          completeTo,
          filters: [],
          hasMoney: false,
          search: null,
          limits: [],
        }),
        ...words.notes({ found: fraudReasons.filter((reason) => found.has(reason)), shown: shown.length, all: suspects.length }),
      ],
      columns: words.heads,
      rows: shown.map((one) => lineOf(recordOf(app, one, false), words)),
    });
    return { name: `${title}.csv`, type: 'text/csv; charset=utf-8', bytes, isPartial: suspects.length > most };
  }),
  answer(ours.evidence.records, (request) => {
    const opens = opensJourneys(request);
    const app = appOf(request.world, request.input.app);
    return pageOf(suspectsOf(request), request.input, (one) => recordOf(app, one, opens(one)));
  }),
];
