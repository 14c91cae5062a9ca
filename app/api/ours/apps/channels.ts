import { calls } from '../../declare/calls.ts';
import { integer, nothing } from '../../wire/scalars.ts';
import { named, shape } from '../../wire/shapes.ts';

const { mutation } = calls('channels', { isOurs: true });

export const ourChannels = {
  /** The campaigns of a custom channel move to another one, and the emptied channel is deleted. */
  merge: mutation('POST /api/mng/channel/merge/{id}', {
    path: { id: integer },
    body: shape({ into: named('targetId', integer) }),
    result: nothing,
    touches: ['campaigns', 'reports'],
    cites: 'G-03 R-182',
  }),
};
