import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Empty, IconButton, SideDrawer, useWords } from '#design-system';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';

interface RecordDrawerProps<Row, Filters extends Params> {
  of: Listing<Row, Filters>;
  /** The state of the record, beside its name. */
  meta?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}

/** The record that the address names, beside its list, with the way to its neighbours. Back leads to the list as it was. */
export function RecordDrawer<Row, Filters extends Params>({ of: list, meta, children }: RecordDrawerProps<Row, Filters>) {
  const t = useWords(listWords);
  const { key, row, previous, next, open, close } = list.record;
  const isKnown = row !== undefined || list.of.data !== undefined;
  return (
    <SideDrawer
      isOpen={key !== '' && isKnown}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={row ? list.nameOf(row) : list.title}
      {...(row && {
        meta: (
          <>
            {meta?.(row)}
            <IconButton icon={ChevronUp} label={t.previous} isDisabled={!previous} onPress={() => previous && open(previous)} />
            <IconButton icon={ChevronDown} label={t.next} isDisabled={!next} onPress={() => next && open(next)} />
          </>
        ),
      })}
    >
      {row ? children(row) : <Empty kind="lost" title={t.gone} cause={t.goneCause} actions={<Button onPress={close}>{t.toList}</Button>} />}
    </SideDrawer>
  );
}
