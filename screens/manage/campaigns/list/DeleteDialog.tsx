import { useQuery } from '@tanstack/react-query';
import { AsyncView, bilingual, Button, Dialog, Skeleton, Stack, Text, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { Dependents } from '#app/api/ours/campaigns/info.ts';
import { ours } from '#app/api/ours/ours.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { words as listWords } from '../words.ts';
import { DependentList } from './DependentList.tsx';

interface DeleteDialogProps {
  of: { id: number; name: string };
  onArchive: () => void;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Deletes a campaign after naming what hangs on it. One with data can only be archived, so that reports stay whole. */
export function DeleteDialog({ of: { id, name }, onArchive, onClose, onDeleted }: DeleteDialogProps) {
  const t = useWords(words);
  const { delete: verb, deleted, toArchive } = useWords(listWords);
  const app = useApp().id;
  const dependents = useQuery(ours.campaignInfo.dependents({ app, id }));
  const remove = useAct({
    call: ours.campaigns.delete(),
    done: () => deleted(name),
    after: () => {
      onClose();
      onDeleted?.();
    },
  });
  const archive = () => {
    onClose();
    onArchive();
  };
  const hasData = dependents.data?.hasData;
  return (
    <Dialog
      title={hasData ? t.hasDataTitle(name) : t.title(name)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={remove.isRunning}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          {hasData ? (
            <Button kind="primary" onPress={archive}>
              {toArchive}
            </Button>
          ) : (
            <Button kind="danger" isDisabled={!dependents.data} isBusy={remove.isRunning} onPress={() => void remove.run({ app, id })}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <AsyncView of={dependents} skeleton={<Skeleton shape="rows" height={88} />}>
        {(found) => <Consequences of={found} />}
      </AsyncView>
    </Dialog>
  );
}

function Consequences({ of: found }: { of: Dependents }) {
  const t = useWords(words);
  if (found.hasData) return <Text as="p">{t.hasDataText}</Text>;
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
  cancel: ['取消', 'Cancel'],
});
