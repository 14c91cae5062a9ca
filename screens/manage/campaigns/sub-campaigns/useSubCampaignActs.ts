import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

type Sent = Pick<SubCampaign, 'id' | 'name'> & { app: number };

/** What one press does with one sub-campaign, in a list and on its page. */
export function useSubCampaignActs({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useWords(words);
  const app = useApp().id;
  const { subCampaigns } = ours;
  const enable = useAct({
    call: subCampaigns.enable(),
    done: ({ name }: Sent) => t.enabled(name),
    undo: ({ id }) => undoBy(subCampaigns.disable(), { app, id }),
  });
  const disable = useAct({
    call: subCampaigns.disable(),
    done: ({ name }: Sent) => t.disabled(name),
    undo: ({ id }) => undoBy(subCampaigns.enable(), { app, id }),
  });
  const remove = useAct({
    call: subCampaigns.delete(),
    confirm: ({ name }: Sent) => ({ title: t.deleteTitle(name), children: t.deleteText, act: t.delete, kind: 'danger' }),
    done: ({ name }) => t.deleted(name),
    after: () => onDeleted?.(),
  });
  return {
    toggle: async ({ id, name, isEnabled }: SubCampaign) => (isEnabled ? disable : enable).run({ app, id, name }),
    remove: async ({ id, name }: SubCampaign) => remove.run({ app, id, name }),
  };
}
