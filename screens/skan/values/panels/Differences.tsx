import { useState } from 'react';
import styled from 'styled-components';
import { addDays, Panel, Stack, Text, useWords, VisuallyHidden } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { MapDraft, ValueMap } from '#app/api/ours/apps/skan.ts';
import { diffOf } from '../map/diff.ts';
import { mixedDays, rangeText } from '../map/values.ts';
import { words } from '../words.ts';
import { useRuleText } from './useRuleText.ts';

interface DifferencesProps {
  live: ValueMap | null;
  draft: MapDraft;
  version: number;
}

/** What publishing changes: by sign and colour, with what stays in the last line. */
export function Differences({ live, draft, version }: DifferencesProps) {
  const t = useWords(words);
  const text = useRuleText();
  const [today] = useState(reportToday);
  const { lines, same, sameCount, windows, count } = diffOf(live, draft);
  return (
    <Panel title={t.differences} note={live ? t.versions(live.version, version) : t.firstVersion}>
      <Stack gap="3">
        {count === 0 && <Text tone="tertiary">{t.noDifferences}</Text>}
        {lines.length > 0 && (
          <Lines>
            {lines.map(({ kind, rule }) => (
              <li key={`${kind} ${rangeText(rule)} ${rule.name}`} data-kind={kind}>
                <b>
                  <VisuallyHidden>{t[kind]}</VisuallyHidden>
                  <span aria-hidden>{kind === 'added' ? '+' : '−'}</span>
                </b>
                <span>{rangeText(rule)}</span>
                <span>
                  {rule.name}
                  <br />
                  <Text kind="mono" tone="secondary">
                    {text.condition(rule)}
                  </Text>
                </span>
              </li>
            ))}
          </Lines>
        )}
        {windows.length > 0 && <Text>{t.windowsChanged(windows.map(t.windowName).join(t.and))}</Text>}
        {sameCount > 0 && <Text tone="secondary">{t.same(same.map(rangeText).join(t.and), sameCount)}</Text>}
        {count > 0 && live && (
          <Text as="p" kind="caption" tone="secondary">
            {t.mixedThen(mixedDays, addDays(today, mixedDays))}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

const Lines = styled.ul`
  margin: 0 calc(-1 * var(--space-4));
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 12px 48px minmax(0, 1fr);
    gap: var(--space-2);
    padding: var(--space-1h) var(--space-4);
  }
  & > li[data-kind='removed'] {
    background: var(--color-negative-subtle);
  }
  & > li[data-kind='added'] {
    background: var(--color-positive-subtle);
  }
`;
