import styled from 'styled-components';
import { Button, Note, Progress, useWords } from '#design-system';
import type { FileProgress as Given } from '../state/listing.ts';
import { listWords } from '../words.ts';

/** How many rows of a file have been fetched, with the way to stop it. Filtering and paging go on meanwhile: the file is of the question before. */
export function FileProgress({ of: progress }: { of: Given | null }) {
  const t = useWords(listWords);
  if (!progress) return null;
  const { fetched, total, cancel } = progress;
  const words = total === null ? t.reading(fetched) : t.exporting(fetched, total);
  return (
    <Room>
      <Note
        kind="info"
        title={words}
        action={
          <Button size="sm" onPress={cancel}>
            {t.cancelExport}
          </Button>
        }
      >
        <Progress label={words} {...(total !== null && { value: total ? fetched / total : 0 })} />
      </Note>
    </Room>
  );
}

const Room = styled.div`
  padding: var(--space-3) var(--space-4);
`;
