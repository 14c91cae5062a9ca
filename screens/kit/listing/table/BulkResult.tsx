import styled from 'styled-components';
import { Button, Note, Progress, useWords } from '#design-system';
import type { BulkReports } from '../bulk/report.ts';
import { listWords } from '../words.ts';

/** More failures than these are counted. */
const most = 20;

/** How far an act upon many rows is; and where some failed, which, why, and a way to repeat only those. */
export function BulkResult({ of: { current, show } }: { of: BulkReports }) {
  const t = useWords(listWords);
  if (!current) return null;
  const { verb, done, all, isOver, failed, again, isReviewed, retry } = current;
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
  const retryButton = again > 0 && (
    <Button size="sm" onPress={retry}>
      {isReviewed ? t.review(again) : t.retry(again)}
    </Button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
    <Room role="status">
      <Note kind="negative" title={t.result(verb, done, failed.length)} action={retryButton} onClose={() => show(null)}>
        <Failures aria-label={t.failures}>
          {failed.slice(0, most).map(({ key, name, reason }) => (
            <li key={key}>
              <b>{name}</b> {reason}
            </li>
          ))}
          {failed.length > most && <li>{t.moreFailures(failed.length - most)}</li>}
        </Failures>
      </Note>
    </Room>
  );
}

const Room = styled.div`
  padding: var(--space-3) var(--space-4);
`;

const Failures = styled.ul`
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
