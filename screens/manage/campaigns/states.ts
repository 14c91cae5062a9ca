import { useCallback } from 'react';
import { bilingual, dayCount, isDay, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';

export type CampaignState = Campaign['state'];

/** Those that a list of campaigns in use has; archived ones are a list of their own. */
export const states = ['running', 'waiting', 'ending', 'silent', 'blocked', 'unused', 'disabled'] as const;

export const toneOf = (state: CampaignState) => tones[state];

const tones = {
  running: 'good',
  waiting: 'live',
  ending: 'warning',
  silent: 'warning',
  blocked: 'negative',
  unused: 'off',
  disabled: 'off',
  archived: 'off',
} as const satisfies Record<CampaignState, string>;

/** The state with its reason: 账户 5 天后到期. */
export function useStateWords() {
  const t = useWords(words);
  const names = useWords(stateNames);
  return useCallback(
    ({ state, endsOn }: { state: CampaignState; endsOn?: string | null }): string => {
      if (state === 'disabled') return names.disabled;
      if (state !== 'ending' || !endsOn || !isDay(endsOn)) return t[state];
      return t.endingIn(dayCount({ start: reportToday(), end: endsOn }) - 1);
    },
    [t, names],
  );
}

const words = bilingual({
  running: ['投放中', 'Running'],
  waiting: ['待首次点击', 'Waiting for first click'],
  unused: ['未使用', 'Unused'],
  silent: ['7 天无点击', 'No clicks in 7 days'],
  ending: ['账户即将到期', 'Account expires soon'],
  endingIn: [
    (days: number) => (days <= 0 ? '账户今天到期' : `账户 ${days} 天后到期`),
    (days: number) => (days <= 0 ? 'Account expires today' : days === 1 ? 'Account expires tomorrow' : `Account expires in ${days} days`),
  ],
  blocked: ['链接被拦截', 'Link is blocked'],
  archived: ['已归档', 'Archived'],
});
