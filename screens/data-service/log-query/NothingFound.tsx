import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button, Empty, formatRange, LinkButton, Panel, useWords } from '#design-system';
import { apps } from '#app/api/apps/apps.ts';
import { lookup } from '#app/api/ours/data/lookup.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { storedDays } from '#app/lib/links/useJourneyHref.ts';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { idKinds } from './address.ts';
import { recognise } from './search/recognise.ts';
import { shortened } from './useEntryWords.ts';
import type { LogSearch } from './useLogSearch.ts';
import { idNames, words } from './words.ts';

/** Nothing was found: why that usually is, and the next searches to try. */
export function NothingFound({ of: search }: { of: LogSearch }) {
  const t = useWords(words);
  const names = useWords(idNames);
  const { viewer } = useCurrentPage().access;
  const { request, days, firstDay, today, flags, set, href } = search;
  const { by, value } = request;
  const { kind } = recognise(value);
  const others = idKinds.filter((one) => one !== by && (kind === null || one === kind) && (one !== 'order' || flags.order));
  const platforms = useWords(platformNames);
  const elsewhere = useElsewhere(request);
  const isWhole = days.start <= firstDay && days.end >= today;
  const causes = [
    // What is known comes before what is usual.
    ...(elsewhere.length > 0 ? [t.causeApp] : []),
    ...(kind === by ? [] : [t.causeKind(names[by])]),
    ...(by === 'device' ? [t.causeForm] : []),
    t.causePeriod(storedDays),
    ...(elsewhere.length > 0 ? [] : [t.causeApp]),
    ...(viewer?.role === 'channel' || viewer?.isChannelPerson ? [t.causeOwn] : []),
  ];
  return (
    <Panel>
      <Empty kind="no-match" headingLevel={2} title={t.none(shortened(value))} cause={t.noneCause(names[by], formatRange(days))} />
      <Causes>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </Causes>
      <Ways>
        {elsewhere.map(({ app, kind: known }) => (
          <LinkButton
            key={`${app.id} ${known}`}
            href={`/dataservice/logquery?app=${app.id}&by=${known}&q=${encodeURIComponent(value)}&t=${firstDay}_${today}`}
          >
            {t.openIn(app.name, platforms[app.platform])}
          </LinkButton>
        ))}
        {!isWhole && <Button onPress={() => set({ period: { start: firstDay, end: today } })}>{t.widen(storedDays)}</Button>}
        {others.map((one) => (
          <LinkButton key={one} href={href({ by: one })}>
            {t.searchBy(names[one])}
          </LinkButton>
        ))}
      </Ways>
    </Panel>
  );
}

/** The other apps whose logs know it, as far as the reader may see them. */
function useElsewhere({ app, value }: LogSearch['request']) {
  const { data: places = [] } = useQuery(lookup.places({ text: value }));
  const { data: lists } = useQuery(apps.all());
  return places.flatMap(({ app: id, kind }) => {
    if (kind === 'campaign' || kind === 'smartLink' || id === app) return [];
    const found = lists?.all.find((one) => one.id === id);
    return found ? [{ app: found, kind }] : [];
  });
}

const Causes = styled.ul`
  width: fit-content;
  max-width: 34em;
  margin: calc(-1 * var(--space-6)) auto 0;
  padding: 0 0 0 var(--space-4);
  color: var(--color-text-secondary);
  list-style: disc;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-4) 0 var(--space-8);
`;
