import { ours } from '#app/api/ours/ours.ts';
import { answerFile, type Answer } from '../../service/answer.ts';
import { badRequest } from '../../service/refusal.ts';
import { csvOf } from '../../world/exports/csv.ts';
import type { Cell } from '../../world/exports/sheet.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { fraudReasons, fraudRecords, type FraudReason } from '../../world/facts/fraud.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { momentOf } from '../../world/calendar.ts';
import { subjectOf, type Subject } from '../reports/scope.ts';

const reasons: Readonly<Record<FraudReason, string>> = {
  clickFlood: '点击泛滥',
  clickInjection: '点击注入',
  emulator: '模拟器',
  repeatedDevice: '重复设备',
};

const isReason = (reasonText: string): reasonText is FraudReason => Object.hasOwn(reasons, reasonText);

/** The most lines that are sent. A longer list is cut and marked as partial. */
const most = 20_000;

/** One line for each blocked or suspect install, matching the facts. Device ids are shortened. */
function linesOf({ books, filter }: Subject, wanted: ReadonlySet<FraudReason>): { lines: Cell[][]; isPartial: boolean } {
  const ads = new Map(books.ads.map((ad) => [ad.id, ad]));
  const lines: Cell[][] = [];
  for (const [key, sum] of sumFacts(books, { by: 'ad', isByDay: true, facts: ['blockedInstalls', 'suspectInstalls'] }, filter)) {
    const [id = '', day = ''] = key.split('@');
    const ad = ads.get(id);
    if (!ad) continue;
    const [blocked, flagged] = [sum[placeOf.blockedInstalls] ?? 0, sum[placeOf.suspectInstalls] ?? 0];
    for (const { chance, reason, isBlocked } of fraudRecords(id, day, blocked, flagged)) {
      if (!wanted.has(reason)) continue;
      if (lines.length === most) return { lines, isPartial: true };
      const device = chance.toString(16).padStart(8, '0');
      const time = momentOf({ day, minute: chance % 1440 }, chance % 60);
      lines.push([
        time,
        ad.channel.name,
        ad.campaign.name,
        `${device.slice(0, 4)}…${device.slice(-2)}`,
        reasons[reason],
        isBlocked ? '实时拦截' : '归因后判定',
      ]);
    }
  }
  return { lines, isPartial: false };
}

const columns = ['时间', '渠道', '推广活动', '设备', '原因', '处置'].map((title) => ({ title, kind: 'text' as const }));

export const evidenceAnswers: readonly Answer[] = [
  answerFile(ours.evidence.file, ({ world, caller, input }) => {
    const reasons = input.reasons ?? [];
    if (!reasons.every(isReason)) throw badRequest('reasons');
    const subject = subjectOf(world, caller, { ...input, report: 'IndicatorDetails' });
    const { lines, isPartial } = linesOf(subject, new Set(reasons.length ? reasons : fraudReasons));
    if (!lines.length) return null;
    const title = `作弊证据_${input.from}_${input.to}`;
    return { name: `${title}.csv`, type: 'text/csv; charset=utf-8', bytes: csvOf({ title, notes: [], columns, rows: lines }), isPartial };
  }),
];
