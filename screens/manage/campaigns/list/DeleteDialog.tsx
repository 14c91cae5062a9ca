import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AsyncView, bilingual, Button, Dialog, Note, Skeleton, Stack, Text, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { Dependents } from '#app/api/ours/campaigns/info.ts';
import { ours } from '#app/api/ours/ours.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { bodyTo, type Read } from '../bulk/change.ts';
import { useCampaignChanges } from '../meanwhile/useCampaignChanges.ts';
import { useConflictMessage } from '../meanwhile/useConflictMessage.tsx';
import { words as meanwhileWords } from '../meanwhile/words.ts';
import { words as listWords } from '../words.ts';
import { hasData } from '../bulk/useRefusals.ts';
import { DependentList } from './DependentList.tsx';

interface DeleteDialogProps {
  of: Read & { name: string };
  /** Null where it is archived already. */
  onArchive: (() => void) | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Deletes a campaign after naming what hangs on it. One with data can only be archived, so that reports stay whole. */
export function DeleteDialog({ of, onArchive, onClose, onDeleted }: DeleteDialogProps) {
  const { id, name } = of;
  const t = useWords(words);
  const { delete: verb, deleted, toArchive } = useWords(listWords);
  const meanwhile = useWords(meanwhileWords);
  const messageOf = useConflictMessage(verb);
  const changesOf = useCampaignChanges();
  const app = useApp().id;
  const [read, setRead] = useState<Read>(of);
  const [changes, setChanges] = useState<ReactNode>(null);
  const dependents = useQuery(ours.campaignInfo.dependents({ app, id }));
  const remove = useAct({
    call: ours.campaigns.change(),
    isFailureInline: true,
    failed: () => t.notDeleted,
    // One that is gone by now is what was wanted.
    notDone: ({ movedOn: [movedOn] }) => {
      if (!movedOn) return undefined;
      setRead(movedOn.now);
      const message = messageOf([{ of: movedOn, changes: changesOf(read, movedOn.now), elsewhere: meanwhile.elsewhere }]);
      const isArchivedInstead = hasData(movedOn.now);
      setChanges(isArchivedInstead ? null : message.details);
      return isArchivedInstead ? meanwhile.hasData : message.title;
    },
    done: () => deleted(name),
    after: () => {
      onClose();
      onDeleted?.();
    },
  });
  const archive = () => {
    onClose();
    onArchive?.();
  };
  const isArchivedInstead = dependents.data?.hasData;
  return (
    <Dialog
      title={isArchivedInstead ? t.hasDataTitle(name) : t.title(name)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={remove.isRunning}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          {isArchivedInstead ? (
            onArchive && (
              <Button kind="primary" onPress={archive}>
                {toArchive}
              </Button>
            )
          ) : (
            <Button
              kind="danger"
              isDisabled={!dependents.data}
              isBusy={remove.isRunning}
              onPress={() => void remove.run({ app, body: bodyTo('delete', [read]) })}
            >
              {verb}
            </Button>
          )}
        </>
      }
    >
      <AsyncView of={dependents} skeleton={<Skeleton shape="rows" height={88} />}>
        {(found) => (
          <Stack gap="3">
            {remove.failure && (
              <Note kind="warning" title={remove.failure}>
                {changes}
              </Note>
            )}
            <Consequences of={found} isArchived={onArchive === null} />
          </Stack>
        )}
      </AsyncView>
    </Dialog>
  );
}

function Consequences({ of: found, isArchived }: { of: Dependents; isArchived: boolean }) {
  const t = useWords(words);
  if (found.hasData) return <Text as="p">{isArchived ? t.hasDataArchived : t.hasDataText}</Text>;
  return (
    <Stack gap="3">
      <Text as="p">{t.text}</Text>
      <DependentList of={found} />
    </Stack>
  );
}

const words = bilingual({
  title: [(name: string) => `删除“${name}”？`, (name: string) => `Delete ${name}?`],
  text: ['监测链接立即失效，不能撤销。', 'Its tracking link stops working at once. This can’t be undone.'],
  hasDataTitle: [(name: string) => `“${name}”已有数据，不能删除`, (name: string) => `${name} has data and can’t be deleted`],
  hasDataText: [
    '删除后报表里的数字会少一块。归档后它不再出现在列表里，数据和链接都保留，可以随时恢复。',
    'Reports would lose its numbers. Archived, it leaves the list, keeps its data and link, and can be restored at any time.',
  ],
  hasDataArchived: [
    '删除后报表里的数字会少一块。它已经归档，不再出现在列表里，可以随时恢复。',
    'Reports would lose its numbers. It is archived already, so it isn’t in the list, and it can be restored at any time.',
  ],
  notDeleted: ['没有删除', 'Couldn’t delete it'],
  cancel: ['取消', 'Cancel'],
});
