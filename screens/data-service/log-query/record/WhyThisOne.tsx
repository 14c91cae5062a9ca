import styled from 'styled-components';
import { DescriptionList, Heading, Link, Stack, Text, useWords } from '#design-system';
import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';
import { useDurations } from '#screens/kit/durations/index.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { Fix } from '../Fix.tsx';

interface WhyThisOneProps {
  of: LogSearch;
  journey: Journey;
  entry: LogEntry;
}

/** In plain words: why an install was credited to this click, and which clicks lost; of other logs, why they ended as they did. */
export function WhyThisOne({ of: search, journey, entry }: WhyThisOneProps) {
  const { reasonOf } = useEntryWords();
  if (entry.kind === 'install' && entry.reason !== null) return <WhyInstall of={search} losers={journey.losers} entry={entry} />;
  const reason = reasonOf(entry);
  if (reason === null) return null;
  return (
    <Text as="p" tone="secondary">
      {reason} <Fix of={entry} />
    </Text>
  );
}

function WhyInstall({ of: search, losers, entry: { reason, values } }: { of: LogSearch; losers: readonly LogEntry[]; entry: LogEntry }) {
  const t = useWords(words);
  const { timeText } = useDurations();
  const { channelOf, reasonOf } = useEntryWords();
  const { candidates, matchedBy, windowDays, delaySeconds } = values;
  const isOrganic = reason === 'noClick';
  const facts = [
    ...(candidates === undefined ? [] : [{ term: t.compared, value: t.clicks(Number(candidates)) }]),
    ...(matchedBy === undefined ? [] : [{ term: t.matchedBy, value: matchedBy }]),
    ...(windowDays === undefined ? [] : [{ term: t.window, value: t.days(windowDays) }]),
    ...(delaySeconds === undefined ? [] : [{ term: t.delay, value: timeText(Number(delaySeconds)) }]),
  ];
  return (
    <Stack gap="4">
      <Stack gap="2">
        <Heading level={3}>{t.whyTitle}</Heading>
        {reason === 'lastClick' && <Text as="p">{t.whyLastClick}</Text>}
        {isOrganic && <Text as="p">{t.whyNone}</Text>}
        {facts.length > 0 && <DescriptionList termWidth={128} items={facts} />}
      </Stack>
      {!isOrganic && (
        <Stack gap="2">
          <Heading level={3}>{t.losers}</Heading>
          {losers.length === 0 && (
            <Text as="p" tone="secondary">
              {t.noLosers}
            </Text>
          )}
          <Losers>
            {losers.map((loser) => (
              <li key={loser.id}>
                <Link href={search.href({ open: loser.id })}>
                  {[channelOf(loser) ?? t.otherChannel, loser.at.slice(5, 16)].join(' · ')}
                </Link>
                <span>{reasonOf(loser)}</span>
              </li>
            ))}
          </Losers>
        </Stack>
      )}
    </Stack>
  );
}

const Losers = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
  }
  & > li > span {
    color: var(--color-text-secondary);
    font: var(--type-caption);
  }
`;
