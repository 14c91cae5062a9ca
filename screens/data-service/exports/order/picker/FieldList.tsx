import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { Button, Checkbox, Icon, phone, SearchField, searchFor, Stack, Text, useWords } from '#design-system';
import { isDimension, toggled } from '../selection/selection.ts';
import type { Ordering } from '../selection/useOrder.ts';
import { words } from '../words.ts';
import type { Field, FieldGroup } from './useFieldGroups.ts';

interface FieldListProps {
  of: Ordering;
  groups: readonly FieldGroup[];
  open: FieldGroup | undefined;
  search: string;
  onSearch: (search: string) => void;
}

/** The fields of a group, or those of all groups that a search finds. */
export function FieldList({ of: ordering, groups, open, search, onSearch }: FieldListProps) {
  const t = useWords(words);
  const isFound = searchFor(search);
  const shown = search.trim() ? groups.flatMap(({ fields }) => fields).filter((field) => isFound(field.searchable)) : (open?.fields ?? []);
  const choosable = shown.filter(({ lock, id }) => lock === undefined && !isDimension(id));
  const { set, selection } = ordering;
  const selectAll = () => {
    const more = choosable.flatMap(({ id }) => (isDimension(id) || selection.columns.includes(id) ? [] : [id]));
    set({ columns: [...selection.columns, ...more] });
  };
  return (
    <Stack gap="3">
      <Stack direction="row" gap="2">
        <Wide>
          <SearchField label={t.search} value={search} onSearch={onSearch} />
        </Wide>
        <Button kind="ghost" isDisabled={choosable.every(({ isChosen }) => isChosen)} onPress={selectAll}>
          {t.selectAll}
        </Button>
      </Stack>
      {shown.length > 0 ? (
        <Fields aria-label={search.trim() ? t.found : (open?.name ?? '')}>
          {shown.map((field) => (
            <FieldBox key={field.id} of={field} ordering={ordering} />
          ))}
        </Fields>
      ) : (
        <Text tone="tertiary">{t.noField}</Text>
      )}
    </Stack>
  );
}

function FieldBox({ of: { id, name, isChosen, lock }, ordering }: { of: Field; ordering: Ordering }) {
  const { set, selection } = ordering;
  if (lock !== undefined)
    return (
      <Locked>
        <Icon of={Lock} />
        <span>
          {name}
          <small>{lock}</small>
        </span>
      </Locked>
    );
  const choose = (isOn: boolean) =>
    isDimension(id) ? set({ by: toggled(selection.by, id, isOn) }) : set({ columns: toggled(selection.columns, id, isOn) });
  return <Checkbox label={name} value={isChosen} onChange={choose} />;
}

const Wide = styled.div`
  flex: 1;
  min-width: 0;
`;

const Fields = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2) var(--space-4);
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Locked = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: flex-start;
  padding: var(--space-half) 0;
  color: var(--color-text-tertiary);

  & > :first-child {
    margin-top: 2px;
  }
  & small {
    display: block;
    font: var(--type-caption);
  }
`;
