import { useQuery } from '@tanstack/react-query';
import { channels } from '#app/api/channels/channels.ts';
import { useLosses, type Loss } from '#app/lib/address/losses.ts';
import type { Field, Report } from '#screens/kit/report/view/index.ts';
import { useListedNames, useNamedRows } from './names.ts';

const none: readonly Loss[] = [];

/**
 * A report stays narrowed to what its reader cannot see, because without that it would show other numbers than the link says. It then finds
 * nothing, and the note about the link says why.
 */
export function useUnseen(report: Report): void {
  const { app, reader } = report;
  const named = useNamedRows(report);
  // Numbers of a channel that is not in use any more are still there.
  const all = useQuery({ ...channels.all({ app: app.id }), enabled: named.some(({ field }) => field === 'channel') });
  const listedName = useListedNames(report, named);
  const isListed = (field: Field, key: string) =>
    field === 'channel' ? (all.data?.some(({ id }) => String(id) === key) ?? true) : listedName(field, key) !== undefined;
  const missing = named.flatMap(({ field, keys, isLeftOut, rows }) =>
    isLeftOut || !rows ? [] : keys.filter((key) => !rows.some((row) => row.key === key) && !isListed(field, key)),
  );
  const count = new Set(missing).size;
  useLosses(reader.isPending || count === 0 ? none : [{ part: 'filter', cause: 'unseen', count }]);
}
