import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { GroupChoice } from '#app/api/campaigns/choices.ts';
import { words as listWords } from '../words.ts';
import type { Change, Changed } from './change.ts';
import { words } from './words.ts';

/** A setting of a campaign in words: 点击 7 天，不计浏览. */
export function useSettingWords(groups: readonly GroupChoice[]) {
  const t = useWords(words);
  const { noGroup } = useWords(listWords);
  return useCallback(
    ({ group, clickWindow, viewWindow, callbackEvents }: Changed, what: Change['what']): string => {
      if (what === 'group') return group === null ? noGroup : (groups.find(({ id }) => id === group)?.name ?? String(group));
      if (what === 'window') return t.windows(clickWindow, viewWindow);
      if (callbackEvents === null) return t.allEvents;
      return callbackEvents.length === 0 ? t.noEvents : callbackEvents.join(t.and);
    },
    [t, noGroup, groups],
  );
}
