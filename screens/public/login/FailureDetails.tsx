import { use } from 'react';
import { Details, FailureContext } from '#design-system';

/** What helps whoever helps with the failure that ended the session. Few visits need it. */
export function FailureDetails({ failure }: { failure: Error | null }) {
  return <Details items={use(FailureContext)(failure)?.details ?? []} align="start" />;
}
