import { MapDraft } from '#app/api/ours/apps/skan.ts';
import { decode } from '#app/api/wire/codec.ts';
import { highest } from './values.ts';

/** A map as a file: spelled as the service spells it, so that both can be read. */
export const mapText = ({ rules, coarse }: MapDraft): string => `${JSON.stringify(MapDraft.write({ rules, coarse }), null, 2)}\n`;

export type MapFault = 'json' | 'shape' | 'empty' | 'values';

/** Reads a file. A rule that cannot be read makes all of it unreadable: nothing is left out in silence. */
export function readMap(text: string): MapDraft | MapFault {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'json';
  }
  const read = decode(MapDraft, data);
  if (!read.isRead || read.dropped.length > 0) return 'shape';
  const { rules } = read.value;
  if (!rules.length) return 'empty';
  if (rules.some(({ from, to }) => from < 0 || to > highest || from > to)) return 'values';
  return read.value;
}
