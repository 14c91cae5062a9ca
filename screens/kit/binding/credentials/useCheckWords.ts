import { bilingual, figureText, useProvenaLocale, useWords } from '#design-system';
import type { Check } from '#app/api/ours/checks.ts';

export interface CheckWords {
  title: string;
  /** What was read, or why it was not. */
  detail?: string;
  /** What to do about it. */
  remedy?: string;
}

/** What a test has found, in words. */
export function useCheckWords() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return ({ code, level, values }: Check): CheckWords => {
    const { account, cid = '', company, day = '', cost } = values;
    const hasFailed = level === 'stop' || level === 'warn';
    switch (code) {
      case 'credentialAccepted':
        return { title: t.accepted, detail: t.acceptedAs(account, cid, company) };
      case 'credentialRefused':
        return { title: t.refused, detail: t.refusedCause, remedy: t.refusedNext };
      case 'reportsReadable':
        if (level === 'wait') return { title: t.reports, detail: t.waits };
        if (hasFailed) return { title: t.reportsDenied, detail: t.reportsCause, remedy: t.reportsNext };
        return {
          title: t.reportsRead,
          ...(cost && { detail: t.spend(day, figureText(Number(cost), locale, { kind: 'money', decimals: 2 })) }),
        };
      case 'callbacksOpen':
        if (level === 'wait') return { title: t.callbacks, detail: t.waits };
        return hasFailed ? { title: t.callbacksClosed, detail: t.callbacksCause, remedy: t.callbacksOpenNext } : { title: t.callbacksOpen };
      case 'callbacksNotGiven':
        return { title: t.callbacksNotGiven, detail: t.callbacksNext };
      default:
        return { title: level === 'pass' ? t.otherPassed : t.other };
    }
  };
}

/** Each check with why it fails and what to do, before anybody has run it. */
export function useCommonFailures(takesCallbacks: boolean): readonly CheckWords[] {
  const wordsOf = useCheckWords();
  const codes = ['credentialRefused', 'reportsReadable', ...(takesCallbacks ? ['callbacksOpen'] : [])];
  return codes.map((code) => wordsOf({ code, level: 'stop', values: {}, at: null }));
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
  refusedCause: [
    '值没有抄全，已被重新生成，或属于另一个账户。',
    'A value is incomplete, has been generated anew, or belongs to another account.',
  ],
  refusedNext: ['在媒体后台重新复制标出的一项，再测一次。', 'Copy the marked value from the network again, then test again.'],
  reports: ['读取消耗报表', 'Read spend reports'],
  reportsRead: ['可以读取消耗报表', 'Spend reports can be read'],
  reportsDenied: ['不能读取消耗报表', 'Spend reports can’t be read'],
  reportsCause: [
    '账户没有报表接口的权限，申请还在审核，或用的是子账户。',
    'The account has no access to the reporting API, its request is under review, or it is a sub-account.',
  ],
  reportsNext: [
    '在媒体后台开通报表接口，或换成主账户的凭证，再测一次。',
    'Turn on the reporting API at the network, or use the main account, then test again.',
  ],
  spend: [
    (day: string, cost: string) => `${day.slice(5)} 消耗 ${cost}`,
    (day: string, cost: string) => `Ad spend on ${shortDay(day)}: ${cost}`,
  ],
  callbacks: ['转化回传', 'Postbacks'],
  callbacksOpen: ['转化回传已开通', 'Postbacks are on'],
  callbacksClosed: ['转化回传没有开通', 'Postbacks are off'],
  callbacksCause: ['账户没有开通转化追踪。消耗照常读取。', 'Conversion tracking is off in the account. Ad spend is read as usual.'],
  callbacksOpenNext: [
    '在媒体后台新建转化追踪，开通后回传自动开始。',
    'Set up conversion tracking at the network. Postbacks then start by themselves.',
  ],
  callbacksNotGiven: ['这个媒体不支持转化回传', 'This network takes no postbacks'],
  callbacksNext: ['不影响绑定，消耗照常读取', 'You can still connect; ad spend is read as usual'],
  waits: ['等前一项通过', 'Waits for the step before'],
  other: ['还有一项没有通过', 'One more check did not pass'],
  otherPassed: ['一项检查已通过', 'One more check passed'],
});
