import { useQueryClient } from '@tanstack/react-query';
import { toasts, useWords } from '#design-system';
import { customChannels } from '#app/api/channels/custom.ts';
import type { Channel } from '#app/api/channels/shapes.ts';
import { channelRules } from '#app/api/ours/apps/rules.ts';
import { undoBy, useAct, useExplainError } from '#screens/kit/acts/index.ts';
import type { InUse } from './InUseDialog.tsx';
import { words } from './words.ts';

export type ChannelActs = ReturnType<typeof useChannelActs>;

/** What can be done to one channel; `onUsed` hears of one that cannot be deleted. */
export function useChannelActs(onUsed: (used: InUse) => void) {
  const t = useWords(words);
  const cache = useQueryClient();
  const explain = useExplainError();
  const enable = useAct({
    call: customChannels.enable(),
    done: ({ name }: Channel) => t.enabledOne(name),
    undo: ({ id }) => undoBy(channelRules.disableChannel(), { id }),
  });
  const disable = useAct({
    call: channelRules.disableChannel(),
    done: ({ name }: Channel) => t.disabledOne(name),
    undo: ({ id }) => undoBy(customChannels.enable(), { id }),
  });
  const remove = useAct({
    call: customChannels.delete(),
    confirm: ({ name }: Channel) => ({ title: t.deleteTitle(name), children: t.deleteText, act: t.delete, kind: 'danger' }),
    done: ({ name }) => t.deleted(name),
  });
  /** The service is asked first: what hangs on a channel is named before anything is confirmed. */
  const checkAndRemove = async (channel: Channel) => {
    try {
      const found = await cache.fetchQuery({ ...customChannels.deletable({ id: channel.id }), staleTime: 0 });
      if (found.canDelete) await remove.run(channel);
      else onUsed({ channel, uses: found });
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.checkFailed, detail: explain(error) });
    }
  };
  return { enable: enable.run, disable: disable.run, remove: checkAndRemove };
}
