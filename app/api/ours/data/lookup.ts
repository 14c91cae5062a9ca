import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { integer, oneOf } from '../../wire/scalars.ts';
import { device, freeText } from '../../wire/sensitive.ts';
import { list, shape } from '../../wire/shapes.ts';

const { query } = calls('links', { isOurs: true });

/** An app that knows a pasted text, and as what. */
export const Place = shape({
  app: integer,
  kind: oneOf('campaign', 'smartLink', 'device', 'click', 'order', 'account'),
  /** The number of a campaign or smart link; of anything else the text itself. */
  id: device,
  name: freeText,
});
export type Place = ValueOf<typeof Place>;

export const lookup = {
  /** Which apps know a link or an identifier, among those in which the caller may see it. Of others nothing is said, not even that they do. */
  places: query('GET /api/lookup', { query: { text: freeText }, result: list(Place), cites: 'G-01 G-02' }),
};
