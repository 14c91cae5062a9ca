import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { figuresOf, type Dataset } from '../dataset/dataset.ts';
import { previousName } from '../dataset/previous.ts';
import { stepsOf, type Step } from '../dataset/steps.ts';
import { writer } from './phrase.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

/**
 * What a funnel says: from end to end, where most are lost, what changed most, and what can still be added.
 *
 *     激活到首次付费 5.00%，上期 5.75%（−0.75pp）。流失最多在第 2 步，352,052 人；变化最大在第 3 步，−1.6pp。
 */
export function funnelSentence(data: Dataset, locale: Locale): string {
  const t = wordsIn(words, locale);
  const write = writer(locale, figuresOf(data));
  const steps = stepsOf(data);
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last || !first.value) return t.nothing(data.measure);
  if (first === last) return t.oneStep(first.name, write.count(first.value));
  const { cumulative, comparedCumulative: now, previousCumulative } = last;
  const isSettled = data.series[0]?.settled !== undefined;
  const before =
    now === null || previousCumulative === null
      ? ''
      : (isSettled ? t.settled(write.share(now, 2)) : '') +
        t.before(
          previousName(data, locale),
          write.share(previousCumulative, 2),
          write.change(Math.round(now * 1e4) / 1e4 - Math.round(previousCumulative * 1e4) / 1e4, true, 2),
        );
  const lost = largest(steps, ({ lost: count }) => count);
  const moved = largest(steps, ({ change }) => Math.abs(change ?? 0));
  const moves = [
    lost && t.lost(lost.at, write.count(lost.step.lost), data.counter ?? ''),
    moved && t.moved(moved.at, write.change(moved.step.change ?? 0, true)),
  ].filter((move) => move !== undefined);
  const open = steps.some(({ open: count }) => count > 0) ? t.open(data.openReason ?? t.windowOpen) : '';
  return `${t.total(first.name, last.name, write.share(cumulative, 2), before)}${moves.length ? t.moves(moves) : ''}${open}`;
}

function largest(steps: Step[], by: (step: Step) => number): { at: number; step: Step } | undefined {
  return steps.reduce<{ at: number; step: Step } | undefined>(
    (best, step, index) => (by(step) > (best ? by(best.step) : 0) ? { at: index + 1, step } : best),
    undefined,
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const words = bilingual({
  nothing: [(measure: string) => `${measure}暂无数据。`, (measure: string) => `No data for ${inSentence(measure)}.`],
  oneStep: [(step: string, count: string) => `${step} ${count}。`, (step: string, count: string) => `${step} ${count}.`],
  windowOpen: ['窗口未关闭', 'Some windows are still open'],
  total: [
    (from: string, to: string, rate: string, before: string) => `${from}到${to} ${rate}${before}。`,
    (from: string, to: string, rate: string, before: string) => `${from} to ${inSentence(to)} ${rate}${before}.`,
  ],
  settled: [
    (rate: string) => `；变化只比较窗口已关闭的天：${rate}`,
    (rate: string) => `; changes compare days with closed windows only: ${rate}`,
  ],
  before: [
    (period: string, rate: string, change: string) => `，${period} ${rate}（${change}）`,
    (period: string, rate: string, change: string) => `, ${period} ${rate} (${change})`,
  ],
  lost: [
    (step: number, count: string, counter: string) => `流失最多在第 ${step} 步，${count}${counter ? ` ${counter}` : ''}`,
    (step: number, count: string) => `largest drop-off before step ${step}, ${count}`,
  ],
  moved: [
    (step: number, change: string) => `变化最大在第 ${step} 步，${change}`,
    (step: number, change: string) => `largest change at step ${step}, ${change}`,
  ],
  moves: [(moves: string[]) => `${moves.join('；')}。`, (moves: string[]) => ` ${capital(moves.join('; '))}.`],
  open: [
    (reason: string) => `${reason}，斜纹是其中尚未走到该步的人，即最多还能增加多少。`,
    (reason: string) => ` ${reason}. The hatched area shows how many may still reach a step.`,
  ],
});
