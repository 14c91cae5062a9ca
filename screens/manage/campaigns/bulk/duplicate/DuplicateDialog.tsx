import { useMemo } from 'react';
import styled from 'styled-components';
import { Button, Dialog, NameLink, Link, Stack, Status, Table, Text, useWords, type Column } from '#design-system';
import type { PlannedCopy } from './planCopies.ts';
import { useCopies, type Fate } from './useCopies.ts';
import { words } from './words.ts';

interface DuplicateDialogProps {
  plan: readonly PlannedCopy[];
  onClose: (hasMade: boolean) => void;
}

type Line = PlannedCopy & { fate: Fate | undefined };

/** Each campaign, what its copy will be called, and what became of it. The copies that exist can be opened, or taken back together. */
export function DuplicateDialog({ plan, onClose }: DuplicateDialogProps) {
  const t = useWords(words);
  const copies = useCopies(plan);
  const { fates, open, made, failed, removed, isRunning } = copies;
  const hasBegun = fates.size > 0;
  const isOver = hasBegun && failed === 0 && !isRunning;
  const columns = useColumns();
  const lines = plan.map((one): Line => ({ ...one, fate: fates.get(one.of.id) }));
  return (
    <Dialog
      title={t.title(plan.length)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose(hasBegun)}
      width={720}
      isBusy={isRunning}
      footer={
        <>
          {made > 0 && (
            <Button isDisabled={isRunning} onPress={() => void copies.undo()}>
              {t.undo}
            </Button>
          )}
          {!isOver && (
            <Button slot="close" isDisabled={isRunning}>
              {hasBegun ? t.close : t.cancel}
            </Button>
          )}
          {/* One button, so that the focus stays where it was pressed. */}
          <Button
            kind="primary"
            isBusy={isRunning}
            isDisabled={!isOver && open === 0}
            onPress={() => (isOver ? onClose(true) : void copies.run())}
          >
            {isOver ? t.close : hasBegun ? t.retry(open) : t.act(open)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text as="p" tone="secondary">
          {t.what}
        </Text>
        {hasBegun && <output>{removed > 0 && made === 0 ? t.undone(removed) : t.outcome(made, failed)}</output>}
        <Scrolled>
          <Table
            label={t.title(plan.length)}
            columns={columns}
            rows={lines}
            rowKey={({ of }) => String(of.id)}
            phone="cards"
            // What cannot be made here has a reason and a way out below it.
            {...(plan.some(({ draft }) => !draft) && { rowHeight: 56 })}
          />
        </Scrolled>
      </Stack>
    </Dialog>
  );
}

function useColumns() {
  const t = useWords(words);
  return useMemo(
    (): Column<Line>[] => [
      { id: 'from', title: t.from, value: ({ of }) => of.name, width: 220, isQuiet: true, phone: 'line' },
      {
        id: 'copy',
        title: t.copy,
        value: ({ name }) => name,
        width: 240,
        phone: 'title',
        cell: ({ name, fate }) =>
          fate?.is === 'made' ? <NameLink href={`/manage/campaignDetail?id=${fate.id}`}>{name ?? ''}</NameLink> : (name ?? '–'),
      },
      { id: 'result', title: t.result, value: () => '', width: 200, phone: 'line', cell: (line) => <Result of={line} /> },
    ],
    [t],
  );
}

function Result({ of: { of, name, isOffRule, draft, fate } }: { of: Line }) {
  const t = useWords(words);
  if (!draft)
    return (
      <Stack gap="0" align="start">
        <Text tone="bad" kind="caption">
          {name === null ? t.noName : t.offRuleStrict}
        </Text>
        <Link href={`/manage/campaignDetail?copy=${of.id}`}>{t.alone}</Link>
      </Stack>
    );
  if (fate?.is === 'made') return <Status tone="good">{fate.kept === undefined ? t.made : t.inUse(fate.kept)}</Status>;
  if (fate?.is === 'removed') return <Status tone="off">{t.removed}</Status>;
  if (fate) return <Status tone="negative">{fate.reason}</Status>;
  return (
    <Text tone={isOffRule ? 'warning' : 'tertiary'} kind="caption">
      {isOffRule ? t.offRule : t.ready}
    </Text>
  );
}

const Scrolled = styled.div`
  max-height: 320px;
  overflow: auto;
  border: 1px solid var(--color-border-subtle);
  border-radius: var(--radius-md);
`;
