import styled from 'styled-components';
import { Checkbox, figureText, phone, Stack, Tag, Text, TextField, useProvenaLocale, useRules, useWords } from '#design-system';
import type { AppEvent } from '#app/api/ours/apps/settings.ts';
import { words } from '../words.ts';
import type { TrackingFields } from './values.ts';

const longestName = 20;

/** One line for each event: its key, its names, and whether the app cares about it most. */
export function EventRows({ events, form }: { events: readonly AppEvent[]; form: TrackingFields }) {
  const t = useWords(words);
  const rule = useRules();
  const locale = useProvenaLocale();
  return (
    <Rows aria-label={t.events}>
      {events.map(({ event, isCustom, count }, index) => (
        <li key={event}>
          <Stack gap="0">
            <Stack direction="row" gap="2">
              <Text kind="mono">{event}</Text>
              {isCustom && <Tag>{t.custom}</Tag>}
            </Stack>
            {count > 0 && (
              <Text kind="caption" tone="tertiary">
                {t.yesterday(figureText(count, locale, { kind: 'count' }))}
              </Text>
            )}
          </Stack>
          <TextField
            {...form.field(`events.${index}.chinese`, rule.atMost(longestName))}
            label={`${event} ${t.chinese}`}
            isLabelHidden
            placeholder={t.chinese}
          />
          <TextField
            {...form.field(`events.${index}.english`, rule.atMost(longestName))}
            label={`${event} ${t.english}`}
            isLabelHidden
            placeholder={t.english}
          />
          <Checkbox {...form.field(`events.${index}.isKey`)} label={t.isKey} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(140px, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--color-border-subtle);
  }
  & > li:first-child {
    border-top: 0;
  }
  ${phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-2);
    }
  }
`;
