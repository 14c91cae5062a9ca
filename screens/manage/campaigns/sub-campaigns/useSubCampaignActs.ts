import { createElement } from 'react';
import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { NotUndone, undoBy, useAct, type Undo } from '#screens/kit/acts/index.ts';
import { ChangesText } from '../meanwhile/ChangesText.tsx';
import { useFieldChanges, type Conflict } from '../meanwhile/useMovedOnWords.ts';
import { words as meanwhileWords } from '../meanwhile/words.ts';
import { useSubCampaignNames } from './useSubCampaignNames.ts';
import { words } from './words.ts';

interface Answer {
  movedOn: Conflict<SubCampaign> | null;
  revision: number | null;
}

/** What one press does with one sub-campaign, in a list and on its page. Where somebody else has changed it meanwhile, that is said first. */
export function useSubCampaignActs({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useWords(words);
  const meanwhile = useWords(meanwhileWords);
  const names = useSubCampaignNames();
  const changesOf = useFieldChanges<SubCampaign>(names);
  const app = useApp().id;
  const { subCampaigns } = ours;
  const inputOf = (of: SubCampaign) => ({ app, id: of.id, revision: of.revision, of });
  type Sent = ReturnType<typeof inputOf>;
  const textOf = (of: SubCampaign, movedOn: Conflict<SubCampaign>) =>
    createElement(ChangesText, { of: movedOn, changes: changesOf(of, movedOn.now) });
  const again =
    (act: string, kind: 'primary' | 'danger') =>
    ({ movedOn }: Answer, { of }: Sent) =>
      movedOn
        ? {
            question: { title: meanwhile.anyway(act, of.name), children: textOf(of, movedOn), act, kind },
            input: inputOf(movedOn.now),
          }
        : undefined;
  const back = (verb: 'enable' | 'disable', of: SubCampaign, revision: number | null): Undo | undefined =>
    undoBy(subCampaigns[verb](), { app, id: of.id, revision }, ({ movedOn }) =>
      movedOn
        ? new NotUndone({
            question: { title: meanwhile.undoTitle(of.name), children: textOf(of, movedOn), act: meanwhile.undoAnyway, kind: 'primary' },
            undo: back(verb, movedOn.now, movedOn.now.revision),
          })
        : undefined,
    );
  const enable = useAct({
    call: subCampaigns.enable(),
    notDone: again(t.enable, 'primary'),
    done: ({ of }: Sent) => t.enabled(of.name),
    undo: ({ of }, { revision }) => back('disable', { ...of, isEnabled: true }, revision),
  });
  const disable = useAct({
    call: subCampaigns.disable(),
    notDone: again(t.disable, 'primary'),
    done: ({ of }: Sent) => t.disabled(of.name),
    undo: ({ of }, { revision }) => back('enable', { ...of, isEnabled: false }, revision),
  });
  const remove = useAct({
    call: subCampaigns.delete(),
    confirm: ({ of }: Sent) => ({ title: t.deleteTitle(of.name), children: t.deleteText, act: t.delete, kind: 'danger' }),
    notDone: again(t.delete, 'danger'),
    done: ({ of }) => t.deleted(of.name),
    after: () => onDeleted?.(),
  });
  return {
    toggle: async (of: SubCampaign) => (of.isEnabled ? disable : enable).run(inputOf(of)),
    remove: async (of: SubCampaign) => remove.run(inputOf(of)),
  };
}
