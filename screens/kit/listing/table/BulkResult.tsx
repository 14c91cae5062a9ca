import styled from 'styled-components';
import { Button, Note, Progress, useWords } from '#design-system';
import type { BulkReports, OpenRow } from '../bulk/report.ts';
import { listWords } from '../words.ts';

/** More rows than these are counted. */
const most = 200;

/** How far an act upon many rows is; afterwards which rows failed or were left as they are, why, and a way to repeat only the failed. */
export function BulkResult({ of: { current, show } }: { of: BulkReports }) {
  const t = useWords(listWords);
  if (!current) return null;
  const { verb, done, all, isOver, failed, skipped, again, isReviewed, retry, undo } = current;
  if (!isOver)
    return (
      // An <output> may only hold words.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <Room role="status">
        <Note kind="info" title={t.progress(verb, done, all)}>
          <Progress label={t.progress(verb, done, all)} value={all ? done / all : 0} />
        </Note>
      </Room>
    );
  const buttons = (
    <>
      {again > 0 && (
        <Button size="sm" onPress={retry}>
          {isReviewed ? t.review(again) : t.retry(again)}
        </Button>
      )}
      {undo && (
        <Button size="sm" onPress={undo}>
          {t.undoDone(done)}
        </Button>
      )}
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
    <Room role="status">
      <Note
        kind={failed.length > 0 ? 'negative' : 'info'}
        title={t.result(verb, { done, failed: failed.length, skipped: skipped.length })}
        action={buttons}
        onClose={() => show(null)}
      >
        <OpenRows label={t.failures} rows={failed} />
        <OpenRows label={t.unchanged} rows={skipped} />
      </Note>
    </Room>
  );
}

function OpenRows({ label, rows }: { label: string; rows: readonly OpenRow[] }) {
  const t = useWords(listWords);
  if (rows.length === 0) return null;
  return (
    // A scroller must take the focus so that arrow keys can scroll it.
    <Rows aria-label={label} tabIndex={0}>
      {rows.slice(0, most).map(({ key, name, reason }) => (
        <li key={key}>
          <b>{name}</b> {reason}
        </li>
      ))}
      {rows.length > most && <li>{t.more(rows.length - most)}</li>}
    </Rows>
  );
}

const Room = styled.div`
  padding: var(--space-3) var(--space-4);
`;

const Rows = styled.ul`
  display: grid;
  gap: var(--space-half);
  max-height: 132px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  & b {
    margin-right: var(--space-2);
    font-weight: 500;
  }
`;
