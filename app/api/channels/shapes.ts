import type { ValueOf } from '../wire/codec.ts';
import { day, flag, integer, oneOf, text } from '../wire/scalars.ts';
import { freeText } from '../wire/sensitive.ts';
import { maybe, named, orElse, shape } from '../wire/shapes.ts';

/** Fields of a channel are ours (G-06). */
export const Channel = shape({
  id: integer,
  name: text,
  /** From the catalogue of media, or made by the account. */
  kind: named('type', oneOf('media', 'custom')),
  media: maybe(text),
  isEnabled: named('enabled', orElse(flag, true)),
  campaigns: named('campaignCount', orElse(integer, 0)),
  createdOn: named('date', maybe(day)),
  note: named('remark', maybe(freeText)),
});
export type Channel = ValueOf<typeof Channel>;

export const ChannelChoice = shape({ id: integer, name: text, media: maybe(text) });
export type ChannelChoice = ValueOf<typeof ChannelChoice>;
