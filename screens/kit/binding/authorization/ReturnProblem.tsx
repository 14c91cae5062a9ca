import type { ReactNode } from 'react';
import { Empty, LinkButton, useWords } from '#design-system';
import { useMediumName } from '../useMediumName.ts';
import type { Arrival } from './checkReturn.ts';
import type { AuthorizationFlow } from './useAuthorization.ts';
import { reasons, words } from './words.ts';

interface ReturnProblemProps<Of extends Arrival> {
  of: Pick<AuthorizationFlow<Of>, 'stage' | 'medium'>;
  /** Begins again from here, on the page where one begins. Elsewhere a link leads there. */
  restart?: ReactNode;
}

/** Why a return connected nothing, and the way on. */
export function ReturnProblem<Of extends Arrival>({ of: { stage, medium }, restart }: ReturnProblemProps<Of>) {
  const t = useWords(words);
  const why = useWords(reasons);
  const name = useMediumName(medium);
  if (stage.is === 'declined' || stage.is === 'failed') {
    const isFailed = stage.is === 'failed';
    return (
      <Empty
        kind={isFailed ? 'failed' : 'no-data'}
        headingLevel={2}
        title={isFailed ? t.failedTitle : t.declined}
        cause={isFailed ? stage.reason : t.declinedCause}
        actions={restart ?? <LinkButton href={stage.from}>{t.restart}</LinkButton>}
      />
    );
  }
  const reason = stage.is === 'refused' ? stage.reason : 'incomplete';
  const elsewhere =
    reason === 'nobody' ? <LinkButton href="/login">{t.login}</LinkButton> : <LinkButton href="/manage/channel">{t.accounts}</LinkButton>;
  return <Empty kind="locked" headingLevel={2} title={why[reason]} cause={why[`${reason}Cause`](name)} actions={restart ?? elsewhere} />;
}
