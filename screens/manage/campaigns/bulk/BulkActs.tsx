import { Archive, ArchiveRestore, Link2, Power, PowerOff, SlidersHorizontal, Trash2 } from 'lucide-react';
import { Button, toasts, useCopy, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { ours } from '#app/api/ours/ours.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { BulkButton, useBulkAct } from '#screens/kit/listing/index.ts';
import type { CampaignList } from '../list/useCampaignList.ts';
import { words } from '../words.ts';
import { DuplicateMany } from './duplicate/DuplicateMany.tsx';
import { bodyTo, type Read } from './change.ts';
import { useVerbForMany } from './useVerbForMany.ts';
import { DeletionEffects } from './DeletionEffects.tsx';
import type { BulkChange } from './useBulkChange.ts';
import { hasData, useDeleteRefusals } from './useRefusals.ts';

const { campaigns } = ours;

/** What is done with the selected campaigns. Who may only look takes their links along. */
export function BulkActs({ of: list, change }: { of: CampaignList; change: BulkChange }) {
  const t = useWords(words);
  const s = useWords(stateNames);
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const enable = useBulkAct(list, {
    verb: t.enable,
    ...useVerbForMany('enable'),
    can: ({ isEnabled }) => !isEnabled,
    skipped: () => s.enabled,
    done: t.enabledMany,
  });
  const disable = useBulkAct(list, {
    verb: t.disable,
    ...useVerbForMany('disable'),
    can: ({ isEnabled }) => isEnabled,
    skipped: () => s.disabled,
    confirm: (rows) => ({ title: t.disableManyTitle(rows.length), children: t.disableText, kind: 'danger' }),
    done: t.disabledMany,
  });
  const archive = useBulkAct(list, {
    verb: t.toArchive,
    ...useVerbForMany('archive'),
    confirm: (rows) => ({ title: t.archiveManyTitle(rows.length), children: t.archiveText }),
    done: t.archivedMany,
  });
  const restore = useBulkAct(list, {
    verb: t.restore,
    ...useVerbForMany('restore'),
    done: t.restoredMany,
  });
  const remove = useBulkAct(list, {
    verb: t.delete,
    call: campaigns.change,
    inputOf: (rows: readonly Read[]) => ({ app, body: bodyTo('delete', rows) }),
    refused: useDeleteRefusals(),
    // One with data would be refused.
    can: (row) => !hasData(row),
    confirm: (rows) => ({
      title: t.deleteManyTitle(rows.length),
      children: <DeletionEffects app={app} ids={rows.map(({ id }) => id)} />,
      kind: 'danger',
    }),
    done: t.deletedMany,
  });
  return (
    <>
      <CopyLinks of={list} />
      {mayEdit && (
        <>
          <Button kind="ghost" size="sm" icon={SlidersHorizontal} isBusy={change.isBusy} onPress={change.open}>
            {change.verb}
          </Button>
          <DuplicateMany of={list} />
          <BulkButton of={enable} icon={Power} />
          <BulkButton of={disable} icon={PowerOff} />
          {list.values.archived ? <BulkButton of={restore} icon={ArchiveRestore} /> : <BulkButton of={archive} icon={Archive} />}
          <BulkButton of={remove} icon={Trash2} />
        </>
      )}
    </>
  );
}

/** One link per line, as a sheet takes them. */
function CopyLinks({ of: list }: { of: CampaignList }) {
  const t = useWords(words);
  const { copy } = useCopy();
  const explain = useExplainError();
  const refuse = (detail: string) => toasts.show({ kind: 'bad', title: t.linksNotCopied, detail });
  const run = async () => {
    try {
      const rows = await list.selection.fetchRows();
      const outcome = await copy(rows.map(({ link }) => link).join('\n'));
      if (outcome === 'copied') toasts.copied(t.linksCopied(rows.length));
      else refuse(t.linksNotCopiedDetail);
    } catch (error) {
      refuse(explain(error));
    }
  };
  return (
    <Button kind="ghost" size="sm" icon={Link2} onPress={() => void run()}>
      {t.copyLinks}
    </Button>
  );
}
