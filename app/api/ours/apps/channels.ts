import { calls } from '../../declare/calls.ts';
import { integer, nothing } from '../../wire/scalars.ts';
import { named, shape } from '../../wire/shapes.ts';

const { mutation } = calls('channels', { isOurs: true });

export const ourChannels = {
  /** All that hangs on a custom channel moves to another one: campaigns, rules, packages, partners. The emptied channel is deleted. */
  merge: mutation('POST /api/mng/channel/merge/{id}', {
    path: { id: integer },
    body: shape({ into: named('targetId', integer) }),
    result: nothing,
    touches: ['campaigns', 'reports', 'packages', 'members'],
    cites: 'G-03 R-182',
  }),
};
