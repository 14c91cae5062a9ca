import styled from 'styled-components';
import { phone, useWords } from '#design-system';
import { words } from '../words.ts';
import type { FieldGroup } from './useFieldGroups.ts';

interface GroupListProps {
  groups: readonly FieldGroup[];
  open: string | null;
  onOpen: (id: string) => void;
}

/** The headings, each with how many of its fields are chosen. On a phone a row that scrolls. */
export function GroupList({ groups, open, onOpen }: GroupListProps) {
  const t = useWords(words);
  return (
    <List aria-label={t.groups}>
      {groups.map(({ id, name, fields }) => (
        <li key={id}>
          <button type="button" aria-current={id === open || undefined} onClick={() => onOpen(id)}>
            <span>{name}</span>
            <span className="count">
              {fields.filter(({ isChosen }) => isChosen).length} / {fields.length}
            </span>
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-half);
  margin: 0;
  padding: var(--space-2);
  list-style: none;

  & button {
    display: flex;
    gap: var(--space-2);
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: var(--density-control);
    padding: var(--space-1) var(--space-2);
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: var(--color-text-secondary);
    font: var(--type-body);
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: var(--color-bg-hover);
  }
  & button[aria-current] {
    background: var(--color-bg-selected);
    color: var(--color-text-primary);
    font-weight: 600;
  }
  & .count {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  ${phone} {
    display: flex;
    overflow-x: auto;

    & button {
      white-space: nowrap;
    }
  }
`;
