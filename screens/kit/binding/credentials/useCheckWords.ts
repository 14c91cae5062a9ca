import { bilingual, figureText, useProvenaLocale, useWords } from '#design-system';
import type { Check } from '#app/api/ours/checks.ts';

/** What a test has found, in words: a title, and what was read. */
export function useCheckWords() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return ({ code, level, values }: Check): { title: string; detail?: string } => {
    const { account, cid = '', company, day = '', cost } = values;
    switch (code) {
      case 'credentialAccepted':
        return { title: t.accepted, detail: t.acceptedAs(account, cid, company) };
      case 'credentialRefused':
        return { title: t.refused, detail: t.refusedNext };
      case 'reportsReadable':
        if (level === 'wait') return { title: t.reports, detail: t.waits };
        return {
          title: t.reportsRead,
          ...(cost && { detail: t.spend(day, figureText(Number(cost), locale, { kind: 'money', decimals: 2 })) }),
        };
      case 'callbacksOpen':
        return level === 'wait' ? { title: t.callbacks, detail: t.waits } : { title: t.callbacksOpen };
      case 'callbacksNotGiven':
        return { title: t.callbacksNotGiven, detail: t.callbacksNext };
      default:
        return { title: level === 'pass' ? t.otherPassed : t.other };
    }
  };
}

const shortDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const words = bilingual({
  accepted: ['凭证有效', 'Credentials are valid'],
  acceptedAs: [
    (account: string | undefined, cid: string, company: string | undefined) =>
      [account && `账户 ${account}`, `cid ${cid}`, company && `主体 ${company}`].filter(Boolean).join('，'),
    (account: string | undefined, cid: string, company: string | undefined) =>
      [account && `Account ${account}`, `cid ${cid}`, company && `legal entity ${company}`].filter(Boolean).join(', '),
  ],
  refused: ['媒体拒绝了凭证', 'The network refused the credentials'],
  refusedNext: ['没有保存任何内容。改正标出的一项再测', 'Nothing has been saved. Correct the marked field and test again'],
  reports: ['读取消耗报表', 'Read spend reports'],
  reportsRead: ['可以读取消耗报表', 'Spend reports can be read'],
  spend: [
    (day: string, cost: string) => `${day.slice(5)} 消耗 ${cost}`,
    (day: string, cost: string) => `Ad spend on ${shortDay(day)}: ${cost}`,
  ],
  callbacks: ['转化回传', 'Postbacks'],
  callbacksOpen: ['转化回传已开通', 'Postbacks are on'],
  callbacksNotGiven: ['这个媒体不支持转化回传', 'This network takes no postbacks'],
  callbacksNext: ['不影响绑定，消耗照常读取', 'You can still connect; ad spend is read as usual'],
  waits: ['等前一项通过', 'Waits for the step before'],
  other: ['还有一项没有通过', 'One more check did not pass'],
  otherPassed: ['一项检查已通过', 'One more check passed'],
});
