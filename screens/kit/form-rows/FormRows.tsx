import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, phone, Stack, Text } from '#design-system';

interface FormRowsProps<Row> {
  /** What the rows are, for readers of the screen. */
  label: string;
  rows: readonly Row[];
  /** What is said where there are none. */
  none: string;
  /** As in `grid-template-columns`. On a phone the fields of a row stand below each other unless `onPhone` says otherwise. */
  columns: string;
  onPhone?: string;
  /** Fields whose errors stand below them are aligned at the start. */
  align?: 'start' | 'center';
  add: string;
  onAdd: () => void;
  onBlur: () => void;
  /** What is said of all rows: an error, a warning. */
  below?: ReactNode;
  /** The fields of a row and what removes it. */
  children: (row: Row, index: number) => ReactNode;
}

/** A field that is a list: rows of fields which can be added and removed. */
export function FormRows<Row>(props: FormRowsProps<Row>) {
  const { label, rows, none, columns, onPhone = 'minmax(0, 1fr)', align = 'start', add, onAdd, onBlur, below, children } = props;
  return (
    <Stack gap="2">
      {rows.length === 0 && (
        <Text as="p" tone="secondary">
          {none}
        </Text>
      )}
      <List
        aria-label={label}
        onBlur={onBlur}
        style={{ '--row-columns': columns, '--row-columns-on-a-phone': onPhone, '--row-align': align }}
      >
        {rows.map((row, index) => (
          // Rows have no names of their own while they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{children(row, index)}</li>
        ))}
      </List>
      {below}
      <div>
        <Button kind="link" icon={Plus} onPress={onAdd}>
          {add}
        </Button>
      </div>
    </Stack>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: var(--row-columns);
    align-items: var(--row-align);
    gap: var(--space-2);
  }
  ${phone} {
    & > li {
      grid-template-columns: var(--row-columns-on-a-phone);
      padding-bottom: var(--space-3);
      border-bottom: 1px solid var(--color-border-subtle);
    }
  }
`;
