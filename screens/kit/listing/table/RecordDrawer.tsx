import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { AsyncView, Button, Empty, IconButton, SideDrawer, Skeleton, Stack, useWords } from '#design-system';
import { isRecordGone } from '#app/api/client/error.ts';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';

interface RecordDrawerProps<Row, Filters extends Params> {
  of: Listing<Row, Filters>;
  /** The state of the record, beside its name. */
  meta?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}

/**
 * The record that the address names, beside its list, with the way to its neighbours. One that is on another page is asked for, where the
 * list says how (`one`). Back leads to the list as it was.
 */
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
      {row ? children(row) : <Elsewhere of={list}>{children}</Elsewhere>}
    </SideDrawer>
  );
}

/** A record that is not in sight: on its way, failing, or none. */
function Elsewhere<Row, Filters extends Params>({ of: list, children }: Omit<RecordDrawerProps<Row, Filters>, 'meta'>) {
  const t = useWords(listWords);
  const { elsewhere, close } = list.record;
  if (elsewhere && !isRecordGone(elsewhere.error))
    return (
      <AsyncView
        of={elsewhere}
        skeleton={
          <Stack gap="3">
            <Skeleton width={240} />
            <Skeleton width={180} />
            <Skeleton width={210} />
          </Stack>
        }
      >
        {children}
      </AsyncView>
    );
  const [title, cause] = elsewhere
    ? [t.goneForGood, t.goneForGoodCause]
    : list.paging
      ? [t.notOnPage, t.notOnPageCause]
      : [t.gone, t.goneCause];
  return <Empty kind="lost" title={title} cause={cause} actions={<Button onPress={close}>{t.toList}</Button>} />;
}
