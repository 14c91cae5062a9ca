import { bilingual, figureText, inSentence, wordsIn, type Locale } from '#design-system';
import { mediaNameIn } from '#app/lib/glossary/names.ts';
import { rateOf, type PriceRange, type Reason, type Sums } from '../fraud.ts';
import { rangeText } from '../money/rangeText.ts';
import { reasonNames, words as pageWords } from '../words.ts';

interface Dispute extends Sums {
  /** As the service calls it; all channels without one. */
  channel: string | undefined;
  range: string;
  reasons: readonly { reason: Reason; count: number }[];
  /** At the lowest and at the highest daily price: the page says the same two. */
  claimable: PriceRange | null;
}

/** A letter to a channel, ready to send in either language, whatever the page is in. It says what was found and on what basis, and claims no intent. */
export function disputeText({ channel, range, reasons, claimable, ...sums }: Dispute, locale: Locale): string {
  const t = wordsIn(words, locale);
  const count = (value: number) => figureText(value, locale);
  const names = wordsIn(reasonNames, locale);
  const found = reasons
    .filter(({ count: of }) => of > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ reason, count: of }) => `${names[reason]} ${count(of)}`)
    .join(t.comma);
  const name = channel === undefined ? inSentence(wordsIn(pageWords, locale).all) : mediaNameIn(channel, locale);
  return [
    t.opening(name, range),
    t.counts(count(sums.blocked), count(sums.flagged), figureText(rateOf(sums), locale, { kind: 'percent' })),
    ...(found ? [t.reasons(found)] : []),
    ...(claimable === null ? [] : [t.claim(count(sums.flagged), rangeText(claimable, locale))]),
    t.closing,
  ].join('\n');
}

const words = bilingual({
  opening: [
    (channel: string, range: string) => `关于 ${channel} ${range} 的激活结算：`,
    (channel: string, range: string) => `On the settlement of installs from ${channel}, ${range}:`,
  ],
  counts: [
    (blocked: string, flagged: string, rate: string) => `实时拦截 ${blocked} 个，归因后判定 ${flagged} 个，作弊率 ${rate}。`,
    (blocked: string, flagged: string, rate: string) =>
      `${blocked} installs were blocked in real time and ${flagged} were flagged after attribution, a fraud rate of ${rate}.`,
  ],
  reasons: [(reasons: string) => `原因：${reasons}。`, (reasons: string) => `Reasons: ${reasons}.`],
  claim: [
    (count: string, amount: string) => `其中归因后判定的 ${count} 个已计费，按同期最低与最高的日激活成本折算为 ${amount}，请予扣回。`,
    (count: string, amount: string) =>
      `The ${count} flagged installs have been charged: ${amount} at the lowest and the highest daily CPI of the period. We ask for a deduction.`,
  ],
  closing: [
    '逐条证据见附件（设备标识已脱敏）。以上说明判定依据，不代表认定渠道有意作弊；如有异议，请提供点击原始日志核对。',
    'Record-level evidence is attached (device IDs are masked). It shows the basis of the verdicts and doesn’t allege intent; if you disagree, send raw click logs so that we can compare.',
  ],
  comma: ['，', ', '],
});
