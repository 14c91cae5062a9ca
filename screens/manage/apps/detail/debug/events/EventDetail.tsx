import styled from 'styled-components';
import { JsonViewer, Link, useWords } from '#design-system';
import type { DebugEvent, PropertyIssue } from '#app/api/apps/debug.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { tradeTerms } from '#app/lib/glossary/words.ts';
import { useJourneyHref } from '#app/lib/links/useJourneyHref.ts';
import { pointersOf } from './result.ts';
import { words } from '../words.ts';

type Json = Parameters<typeof JsonViewer>[0]['value'];

/** What is wrong with an event, and all that was sent. */
export function EventDetail({ app, event }: { app: Pick<AppDetail, 'id' | 'platform'>; event: DebugEvent }) {
  const t = useWords(words);
  const terms = useWords(tradeTerms);
  const journeyHref = useJourneyHref();
  const journey = event.deviceId === null ? undefined : journeyHref(app, event.deviceId);
  // Through JSON it is what it was when it was sent, whatever the wire made of it.
  const sent: Json = JSON.parse(JSON.stringify(event.payload ?? null));
  return (
    <Room>
      {event.issues.length > 0 && (
        <Issues>
          {event.issues.map((issue) => (
            <Issue key={issue.property} data-level={issue.level}>
              <dt>{issue.property}</dt>
              <dd>
                <IssueText of={issue} />
              </dd>
            </Issue>
          ))}
        </Issues>
      )}
      <JsonViewer title={`${t.raw} · ${event.at.slice(11)}`} value={sent} wrong={pointersOf(event)} />
      {journey !== undefined && <Link href={journey}>{terms.deviceJourney}</Link>}
    </Room>
  );
}

function IssueText({ of: { problem, expected, received } }: { of: PropertyIssue }) {
  const t = useWords(words);
  switch (problem) {
    case 'missing':
      return t.missing;
    case 'type':
      return t.type(expected ?? '–', received ?? '–');
    case 'value':
      return t.value(expected ?? '–', received ?? '–');
    default:
      return t.unknown;
  }
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3) var(--space-3);
`;

const Issues = styled.dl`
  display: grid;
  gap: 1px;
`;

const Issue = styled.div`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-1) var(--space-3);
  background: var(--color-warning-subtle);

  & > dt {
    color: var(--color-warning-text);
    font-family: var(--font-mono);
    font-size: 12px;
  }
  &[data-level='error'] {
    background: var(--color-negative-subtle);
  }
  &[data-level='error'] > dt {
    color: var(--color-negative-text);
  }
`;
