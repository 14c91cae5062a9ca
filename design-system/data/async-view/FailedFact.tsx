import { use } from 'react';
import styled from 'styled-components';
import { AbsentContext } from '../../foundation/absent.ts';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { hasFailed, type AsyncState } from './asyncState.ts';

interface FailedFactProps {
  of: AsyncState<unknown>;
  /** What is not known without it, in a few words. */
  children: string;
}

/**
 * Where a fact among others would stand, that it did not load: in the head of a page, in a list of facts. A line of its own is a FailedNote.
 * What the service does not offer at all is not tried again.
 */
export function FailedFact({ of, children }: FailedFactProps) {
  const t = useWords(words);
  const isAbsent = use(AbsentContext);
  if (!hasFailed(of)) return null;
  if (isAbsent(of.error)) return <Fact>{children}</Fact>;
  return (
    <Fact role="alert">
      {children}{' '}
      <Button kind="link" size="sm" isBusy={of.isFetching} onPress={() => void of.refetch()}>
        {t.retry}
      </Button>
    </Fact>
  );
}

const words = bilingual({ retry: ['重试', 'Try again'] });

/* The separator before it begins or ends with a space. */
const Fact = styled.span`
  white-space: pre;

  /* The button is higher than the line in which it stands. */
  & > button {
    margin-block: -6px;
  }
  ${phone} {
    white-space: normal;
  }
`;
