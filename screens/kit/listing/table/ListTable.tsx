import { use, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  answerIn,
  AsyncView,
  Button,
  Empty,
  FailureContext,
  Pagination,
  phone as onPhone,
  Table,
  TableSkeleton,
  useWords,
  type TableProps,
} from '#design-system';
import { ApiError, serviceMessageOf } from '#app/api/client/error.ts';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing, Shown } from '../state/listing.ts';
import { listWords } from '../words.ts';
import { BulkResult } from './BulkResult.tsx';
import { FileProgress } from './FileProgress.tsx';
import { ListAround } from './ListAround.ts';
import { ListEmpty, type Reason } from './ListEmpty.tsx';

interface ListTableProps<Row, Filters extends Params> extends Pick<
  TableProps<Row>,
  'rowMenu' | 'rowHeight' | 'expansion' | 'sections' | 'phone' | 'hasLongTerms' | 'totals' | 'onEnd'
> {
  of: Listing<Row, Filters>;
  /** BulkButtons: what can be done with the selected rows. Without them nothing can be selected. */
  bulk?: ReactNode;
  /** Nothing yet: what is missing, how it fills, one act. */
  none?: Reason;
  /** Nothing matches, where a screen says it better than by repeating search and filters. */
  noMatch?: Partial<Reason>;
  /** Of what stands there instead of rows: 2 right under the title of the page. */
  headingLevel?: 2 | 3;
}

/** Not allowed (-1003): no other try helps. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.trouble === 'refused' && error.code === -1003;

/** The rows of a list, in a flush Panel: what is selected, what became of it, and why there is nothing. On a phone each row is a card. */
export function ListTable<Row, Filters extends Params>({ of: list, headingLevel = 3, ...look }: ListTableProps<Row, Filters>) {
  const t = useWords(listWords);
  const { of, paging, search, reports, file } = list;
  const { hrefOfKey: hrefOf } = list.record;
  const around = useMemo(() => ({ search, hrefOf }), [search, hrefOf]);
  const { error, data } = of;
  const answer = answerIn(of);
  // The table says why it has no rows: a former question that found none is not shown.
  const isNothing = answer === undefined && data?.rows.length === 0;
  const known = use(FailureContext)(error);
  if (isForbidden(error) && !data) {
    const title = known?.cause ?? serviceMessageOf(error) ?? t.forbidden;
    return <Empty kind="locked" headingLevel={headingLevel} title={title} cause={t.forbiddenCause} />;
  }
  return (
    <ListAround value={around}>
      <BulkResult of={reports} />
      <FileProgress of={file.progress} />
      <AsyncView
        headingLevel={headingLevel}
        of={isNothing ? { ...of, data: undefined } : of}
        skeleton={
          <TableSkeleton
            label={list.title}
            columns={list.columns}
            view={list.view}
            phone={look.phone ?? 'cards'}
            {...(look.rowHeight && { rowHeight: look.rowHeight })}
            hasBoxes={look.bulk !== undefined}
            hasMenu={look.rowMenu !== undefined}
          />
        }
        explain={() => ({ title: t.failed, cause: t.failedCause })}
      >
        {(shown) => <Rows of={list} shown={shown} headingLevel={headingLevel} {...look} />}
      </AsyncView>
      {paging && answer && answer.total > Math.min(paging.size, 20) && (
        <Pagination total={answer.total} page={paging.page} pageSize={paging.size} onPage={paging.turn} onPageSize={paging.resize} />
      )}
      {list.selection.count > 0 && <UnderBar />}
    </ListAround>
  );
}

interface RowsProps<Row, Filters extends Params> extends ListTableProps<Row, Filters> {
  shown: Shown<Row>;
  headingLevel: 2 | 3;
}

function Rows<Row, Filters extends Params>({
  of: list,
  shown,
  bulk,
  none,
  noMatch,
  headingLevel,
  phone = 'cards',
  ...look
}: RowsProps<Row, Filters>) {
  const t = useWords(listWords);
  const { selection, view, setView } = list;
  const { selectAll } = selection;
  return (
    <Table
      {...look}
      label={list.title}
      columns={list.columns}
      rows={shown.rows}
      rowKey={list.rowKey}
      phone={phone}
      view={view}
      onViewChange={setView}
      isSortedByCaller
      empty={<ListEmpty of={list} none={none} noMatch={noMatch} headingLevel={headingLevel} />}
      {...(bulk !== undefined && {
        selection: {
          keys: selection.keys,
          count: selection.count,
          onChange: selection.setKeys,
          onClear: selection.clear,
          canSelect: selection.canSelect,
          acts: (
            <>
              {selectAll && (
                <Button kind="ghost" size="sm" onPress={selectAll}>
                  {t.selectAll(shown.total)}
                </Button>
              )}
              {bulk}
            </>
          ),
        },
      })}
    />
  );
}

/* On a phone the verbs lie over the bottom of the screen: what ends there can be scrolled above them. */
const UnderBar = styled.div`
  ${onPhone} {
    height: 56px;
  }
`;
