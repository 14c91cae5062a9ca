import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Skeleton, Stack, Table, Text, useWords, type Column } from '#design-system';
import { channelRules as calls } from '#app/api/ours/apps/rules.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { words } from '../words.ts';
import type { RuleDraft } from './values.ts';

interface PreviewRow {
  id: number;
  name: string;
  installs: number;
  removed: number;
}

/** What a rule would have done to the last seven days, in figures and by channel. */
export function RulePreview({ app, draft }: { app: number; draft: RuleDraft }) {
  const t = useWords(words);
  const nameOf = useMediaName();
  const preview = useQuery({ ...calls.preview({ app, body: draft }), placeholderData: (before) => before });
  const columns = useMemo(
    (): readonly Column<PreviewRow>[] => [
      { id: 'name', title: t.channel, value: ({ name }) => nameOf(name), canSort: false, width: 130 },
      { id: 'removed', title: t.removed, value: ({ removed }) => removed, as: { kind: 'count' }, width: 90 },
      { id: 'installs', title: t.installs, value: ({ installs }) => installs, as: { kind: 'count' }, width: 90 },
    ],
    [t, nameOf],
  );
  return (
    <AsyncView of={preview} skeleton={<Skeleton shape="rows" height={140} />}>
      {({ installs, removed, channels }) => (
        <Stack gap="3">
          <Text isStrong>{removed > 0 ? t.previewText(removed, installs, channels.length) : t.previewNone}</Text>
          {channels.length > 0 && (
            <Table label={t.preview} columns={columns} rows={channels} rowKey={({ id }) => String(id)} density="compact" />
          )}
          <Text kind="caption" tone="tertiary">
            {t.previewNote}
          </Text>
        </Stack>
      )}
    </AsyncView>
  );
}
