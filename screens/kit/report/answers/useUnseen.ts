import { useQuery } from '@tanstack/react-query';
import { channels } from '#app/api/channels/channels.ts';
import { useLosses, type Loss } from '#app/lib/address/losses.ts';
import type { Field, Report } from '#screens/kit/report/view/index.ts';
import { useNamedRows } from './names.ts';

const none: readonly Loss[] = [];

/**
 * A report stays narrowed to what its reader cannot see, because without that it would show other numbers than the link says. It then finds
 * nothing, and the note about the link says why.
 */
export function useUnseen(report: Report): void {
  const { app, state, reader } = report;
  const narrowed = [
    ...state.path.map(({ level, key }): [Field, readonly string[]] => [level, [key]]),
    ...state.filters.filter(({ isLeftOut }) => !isLeftOut).map(({ field, keys }): [Field, readonly string[]] => [field, keys]),
  ];
  const keysOf = (wanted: Field) => [...new Set(narrowed.flatMap(([field, keys]) => (field === wanted ? keys : [])))];
  const wanted = keysOf('channel');
  const inUse = useQuery({ ...channels.inUse({ app: app.id }), enabled: wanted.length > 0 });
  const isKnown = (all: typeof inUse.data, key: string) => all?.some(({ id }) => String(id) === key) ?? true;
  const unknown = wanted.filter((key) => !isKnown(inUse.data, key));
  // Numbers of a channel that is not in use any more are still there.
  const all = useQuery({ ...channels.all({ app: app.id }), enabled: unknown.length > 0 });
  const found = useNamedRows(report);
  const missing = found.flatMap(({ keys, isLeftOut, rows }) =>
    isLeftOut || !rows ? [] : keys.filter((key) => !rows.some((row) => row.key === key)),
  );
  const count = unknown.filter((key) => !isKnown(all.data, key)).length + new Set(missing).size;
  useLosses(reader.isPending || count === 0 ? none : [{ part: 'filter', cause: 'unseen', count }]);
}
