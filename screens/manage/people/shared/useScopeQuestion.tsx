import { Text, useWords } from '#design-system';
import type { Scope } from './scope.ts';
import { peopleWords } from './words.ts';

/** Confirms that a channel partner sees all apps or all channels. Undefined if some of both are chosen. */
export function useScopeQuestion() {
  const t = useWords(peopleWords);
  return ({ apps, channels }: { apps: Scope; channels: Scope }, act: string) => {
    if (apps !== 'all' && channels !== 'all') return undefined;
    const title = channels !== 'all' ? t.opensAllApps : apps !== 'all' ? t.opensAllChannels : t.opensEverything;
    const children = (
      <>
        {apps === 'all' && <Text as="p">{t.seesAllApps}</Text>}
        {channels === 'all' && <Text as="p">{t.seesAllChannels}</Text>}
      </>
    );
    return { title, act, children };
  };
}
