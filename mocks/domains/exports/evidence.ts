import { ours } from '#app/api/ours/ours.ts';
import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { EvidenceRecord } from '#app/api/ours/data/evidence.ts';
import { answer, answerFile, type Answer, type AnswerRequest } from '../../service/answer.ts';
import { appOf } from '../../service/access.ts';
import { pageOf } from '../../service/page.ts';
import { badRequest } from '../../service/refusal.ts';
import { csvOf } from '../../world/exports/csv.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { fraudReasons, fraudRecords, type FraudReason } from '../../world/facts/fraud.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { shifted } from '../../world/calendar.ts';
import { logDays } from '../../world/logs/person.ts';
import { suspectDevice, suspectOf, type Suspect } from '../../world/logs/suspects.ts';
import type { Account } from '../../world/members/account.ts';
import { canView } from '../../world/members/rights.ts';
import { pages } from '../../world/members/seed-pages.ts';
import { maskId, seesMasked } from '../maskJourney.ts';
import { subjectOf, type Subject } from '../reports/scope.ts';

type Request = AnswerRequest<Account> & { input: InputOf<typeof ours.evidence.file> };

const reasonNames: Readonly<Record<FraudReason, string>> = {
  clickFlood: '点击泛滥',
  clickInjection: '点击注入',
  emulator: '模拟器',
  repeatedDevice: '重复设备',
};

const isReason = (reasonText: string): reasonText is FraudReason => Object.hasOwn(reasonNames, reasonText);

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

const columns = ['时间', '渠道', '推广活动', '设备', '原因', '处置'].map((title) => ({ title, kind: 'text' as const }));

const lineOf = (app: AppRecord, suspect: Suspect) => {
  const {
    at,
    ad,
    record: { reason, isBlocked },
  } = suspect;
  return [
    at,
    ad.channel.name,
    ad.campaign.name,
    maskId(suspectDevice(app, suspect)),
    reasonNames[reason],
    isBlocked ? '实时拦截' : '归因后判定',
  ];
};

export const evidenceAnswers: readonly Answer[] = [
  answerFile(ours.evidence.file, (request) => {
    const suspects = suspectsOf(request);
    if (!suspects.length) return null;
    const app = appOf(request.world, request.input.app);
    const title = `作弊证据_${request.input.from}_${request.input.to}`;
    const bytes = csvOf({ title, notes: [], columns, rows: suspects.slice(0, most).map((one) => lineOf(app, one)) });
    return { name: `${title}.csv`, type: 'text/csv; charset=utf-8', bytes, isPartial: suspects.length > most };
  }),
  answer(ours.evidence.records, (request) => {
    const opens = opensJourneys(request);
    const app = appOf(request.world, request.input.app);
    return pageOf(suspectsOf(request), request.input, (one): EvidenceRecord => {
      const { at, ad, record } = one;
      const deviceId = suspectDevice(app, one);
      const id = `${ad.id}.${one.came.day}.${record.index}`;
      const { reason, isBlocked } = record;
      const device = maskId(deviceId);
      const whole = opens(one) ? deviceId : null;
      return { id, at, channel: ad.channel.name, campaign: ad.campaign.name, device, deviceId: whole, reason, isBlocked };
    });
  }),
];
