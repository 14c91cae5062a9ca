import { use, type ReactNode } from 'react';
import { NameLink } from '#design-system';
import { Hits } from './Hits.tsx';
import { ListAround } from './ListAround.ts';

interface RecordLinkProps {
  /** The key of the record, as `rowKey` makes it. */
  id: string;
  /** A second, quiet line. */
  note?: ReactNode;
  children: string;
}

/** The name of a row that opens its record beside the list, on the page and in the order where it stands. */
export function RecordLink({ id, note, children: name }: RecordLinkProps) {
  const { hrefOf } = use(ListAround);
  return (
    <NameLink href={hrefOf?.(id)} note={note}>
      <Hits>{name}</Hits>
    </NameLink>
  );
}
