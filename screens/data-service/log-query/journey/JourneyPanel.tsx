import styled from 'styled-components';
import { Empty, Figure, Link, LinkButton, Panel, phone, Tag, useWords } from '#design-system';
import type { Journey } from '#app/api/ours/data/logs.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { MissingLink } from './MissingLink.tsx';
import type { Path } from './path.ts';
import { PathLine } from './PathLine.ts';
import { PathStops } from './PathStops.tsx';

interface JourneyPanelProps {
  of: LogSearch;
  journey: Journey;
  path: Path;
  shown: string | null;
}

/** What happened on the device, on one line, with the time between and the first link that is missing. */
export function JourneyPanel({ of: search, journey, path, shown }: JourneyPanelProps) {
  const t = useWords(words);
  const { device, stops, losers } = journey;
  const note = device ? [device.model, device.os, device.city].filter(Boolean).join(' · ') : t.journeyNote;
  const { missing } = path;
  return (
    <Panel
      title={t.journey}
      note={note}
      {...(device?.isListed && { actions: <Tag kind="line">{t.testDevice}</Tag> })}
      footer={
        <Foot>
          <Count label={t.all} count={stops.length + losers.length} />
          <Count label={t.sessions} count={stops.filter(({ kind }) => kind === 'session').length} />
          <Count label={t.blocked} count={stops.filter(({ kind }) => kind === 'block').length} />
          <Link href={search.href({ view: 'all', open: '' })}>{t.listAll}</Link>
        </Foot>
      }
    >
      {path.stops.length === 0 ? (
        <Empty
          kind="no-data"
          title={t.offPath}
          cause={t.offPathCause}
          actions={<LinkButton href={search.href({ view: 'all' })}>{t.listAll}</LinkButton>}
        />
      ) : (
        <PathLine aria-label={t.journey}>
          {missing?.isBefore && <MissingLink of={search} missing={missing} />}
          <PathStops of={search} stops={path.stops} shown={shown} />
          {missing && !missing.isBefore && <MissingLink of={search} missing={missing} />}
        </PathLine>
      )}
    </Panel>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <span>
      {label} <Figure value={count} />
    </span>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
  color: var(--color-text-secondary);

  & > a {
    margin-left: auto;
  }
  ${phone} {
    column-gap: var(--space-4);
  }
`;
