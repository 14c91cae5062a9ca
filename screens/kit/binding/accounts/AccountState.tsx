import { bilingual, dayCount, isDay, Status, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { brokenBy, problemNames } from '#app/lib/glossary/adAccounts.ts';
import { stateNames } from '#app/lib/glossary/words.ts';

/** By how much each needs attention. */
const states: readonly AdAccount['state'][] = ['broken', 'ending', 'waiting', 'fine', 'disabled'];
const tones = { fine: 'good', waiting: 'live', ending: 'warning', broken: 'negative', disabled: 'off' } as const;

/** For sorting: the most urgent state is 0. */
export const urgencyOf = (state: AdAccount['state']) => states.indexOf(state);

/** How an account is doing: the reason where it needs attention, the days that are left where its authorization expires. */
export function AccountState({ of: account }: { of: AdAccount }) {
  return <Status tone={tones[account.state]}>{useStateText()(account)}</Status>;
}

export function useStateText() {
  const t = useWords(words);
  const problems = useWords(problemNames);
  return (account: AdAccount): string => {
    const { state, expiresOn } = account;
    switch (state) {
      case 'fine':
        return t.fine;
      case 'waiting':
        return t.waiting;
      case 'disabled':
        return t.disabled;
      case 'ending':
        return expiresOn === null || !isDay(expiresOn) ? t.ending : t.endsIn(dayCount({ start: reportToday(), end: expiresOn }) - 1);
      case 'broken':
        return problems[brokenBy(account)];
    }
  };
}

const words = bilingual({
  fine: stateNames.healthy,
  waiting: stateNames.waitingForData,
  ending: stateNames.expiringSoon,
  endsIn: [
    (days: number) => (days === 0 ? '今天到期' : `${days} 天后到期`),
    (days: number) => (days === 0 ? 'Expires today' : `Expires in ${days} ${days === 1 ? 'day' : 'days'}`),
  ],
  disabled: stateNames.disabled,
});
