import { useQuery } from '@tanstack/react-query';
import { FailedNote, useWords } from '#design-system';
import { columns } from '#app/api/campaigns/columns.ts';
import { channels } from '#app/api/channels/channels.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { reportWords } from './words.ts';

/** Said where a report stands without the names of its channels, or without the columns that were chosen for it. */
export function Missing({ of: { app, name } }: { of: Report }) {
  const of = { app: app.id, x: name };
  const asked = [useQuery(channels.inUse({ app: app.id })), useQuery(columns.all(of)), useQuery(columns.chosen(of))];
  return <FailedNote of={asked}>{useWords(reportWords).missing}</FailedNote>;
}
