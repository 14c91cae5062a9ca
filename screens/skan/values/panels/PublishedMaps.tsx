import styled from 'styled-components';
import { addDays, Button, formatDay, isDay, Panel, Text, useProvenaLocale, useWords } from '#design-system';
import type { MapDraft, ValueMap } from '#app/api/ours/apps/skan.ts';
import { diffOf } from '../map/diff.ts';
import { mixedDays } from '../map/values.ts';
import { words } from '../words.ts';

interface PublishedMapsProps {
  live: ValueMap | null;
  /** Those before it, the newest first. */
  past: readonly ValueMap[];
  /** Makes the draft what one of them was. Not for those who may only look. */
  onTake?: (map: MapDraft) => void;
}

/** What was live when: what came back in some days is read by the map of that time. */
export function PublishedMaps({ live, past, onTake }: PublishedMapsProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const all = live ? [live, ...past] : past;
  if (!all.length) return null;
  return (
    <Panel title={t.history} note={t.historyNote} isFlush>
      <Lines>
        {all.map((map, index) => {
          const { version, publishedOn, savedBy, note } = map;
          const before = all[index + 1];
          const { lines, windows } = diffOf(before ?? null, map);
          const added = lines.filter(({ kind }) => kind === 'added').length;
          const day = publishedOn !== null && isDay(publishedOn) ? publishedOn : null;
          return (
            <li key={version}>
              <Text isStrong>{t.versionName(version)}</Text>
              <span>
                {day && t.publishedOn(formatDay(day, locale))}
                {savedBy !== null && ` · ${savedBy}`}
                {note === null ? <br /> : <Text as="p">{note}</Text>}
                <Text kind="caption" tone="secondary">
                  {before ? t.versionChanges(added, lines.length - added, windows.length) : t.firstKnown}
                  {before && day && ` ${t.mixedThenUntil(formatDay(addDays(day, mixedDays), locale))}`}
                </Text>
              </span>
              {index === 0 && live ? (
                <Text tone="secondary">{t.isLive}</Text>
              ) : (
                onTake && (
                  <Button size="sm" onPress={() => onTake({ rules: map.rules, coarse: map.coarse })}>
                    {t.takeAsDraft}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </Lines>
    </Panel>
  );
}

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-4);
    border-top: 1px solid var(--color-border-subtle);
  }
`;
