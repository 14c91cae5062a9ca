import { RotateCcw, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Button, Empty, Icon, Panel, Stack, Text, useWords } from '#design-system';
import { systems, type OutcomeChange, type System } from '#app/lib/links/outcomes.ts';
import { matrixWords } from '../matrix/words.ts';
import { useCellName } from '../matrix/useCellName.ts';
import { words } from '../words.ts';

interface ChangesPanelProps {
  changes: readonly OutcomeChange[];
  isEdited: boolean;
  onRestore: (system: System) => void;
}

/** What saving would do to clicks, new dead ends first, each system with the way back to what is saved. */
export function ChangesPanel({ changes, isEdited, onRestore }: ChangesPanelProps) {
  const t = useWords(words);
  const names = useWords(matrixWords);
  const touched = systems.filter((system) => changes.some(({ cell }) => cell.system === system));
  if (!changes.length)
    return (
      <Panel title={t.changes}>
        <Empty kind="no-data" title={isEdited ? t.nameOnly : t.noChanges} cause={t.noChangesCause} />
      </Panel>
    );
  return (
    <Panel title={t.changes} note={t.changesNote(changes.length)}>
      <Stack gap="3">
        <List>
          {changes.map((change) => (
            <Change key={`${change.cell.system} ${change.cell.place} ${change.cell.isInstalled}`} of={change} />
          ))}
        </List>
        <Stack direction="row" gap="2" isWrapping>
          {touched.map((system) => (
            <Button key={system} size="sm" icon={RotateCcw} onPress={() => onRestore(system)}>
              {t.restore(names[system])}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}

function Change({ of: { kind, cell, before, after } }: { of: OutcomeChange }) {
  const t = useWords(words);
  const names = useWords(matrixWords);
  const nameOf = useCellName();
  return (
    <li>
      <Text kind="caption" tone="secondary">
        {nameOf(cell)}
      </Text>
      <Text kind="caption" tone={kind === 'broken' ? 'bad' : kind === 'fixed' ? 'good' : 'primary'} isStrong={kind === 'broken'}>
        {kind === 'broken' && <Icon of={TriangleAlert} size="sm" />}{' '}
        {kind === 'target' ? t.newAddress : names.wasNow(names[before.outcome], names[after.outcome])}
      </Text>
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding: 5px 0;
    border-bottom: 1px solid var(--color-border-subtle);
  }
  & > li > :last-child {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    margin-left: auto;
  }
`;
