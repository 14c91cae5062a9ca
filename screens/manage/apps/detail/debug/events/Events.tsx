import styled from 'styled-components';
import { LinkButton, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { ListTable } from '#screens/kit/listing/index.ts';
import { addressOf } from '../../steps.ts';
import { EventDetail } from './EventDetail.tsx';
import { EventFilters } from './EventFilters.tsx';
import { useEventList } from './useEventList.ts';
import type { Stream } from '../useStream.ts';
import { words } from '../words.ts';

/** Newest first; a press on a row shows all that was sent. */
export function Events({ app, stream }: { app: Pick<AppDetail, 'id' | 'platform'>; stream: Stream }) {
  const t = useWords(words);
  const list = useEventList(stream);
  return (
    <>
      {stream.shown.length > 0 && (
        <Filters>
          <EventFilters of={list} />
        </Filters>
      )}
      <ListTable
        of={list}
        expansion={{ detail: (event) => <EventDetail app={app} event={event} /> }}
        none={{
          title: stream.isCleared ? t.cleared : t.waiting,
          cause: t.waitingCause,
          action: <LinkButton href={addressOf('guide', app.id)}>{t.toGuide}</LinkButton>,
        }}
        noMatch={{ title: t.noMatch, cause: t.noMatchCause }}
      />
    </>
  );
}

const Filters = styled.div`
  padding: 0 var(--space-4) var(--space-3);
`;
