import { calls } from '../declare/calls.ts';
import { amount, day, integer, text } from '../wire/scalars.ts';
import { list, maybe, named, shape } from '../wire/shapes.ts';
import { Channel, ChannelChoice } from './shapes.ts';

const { query } = calls('channels');
const app = { app: integer };

/** The channels of an app. */
export const channels = {
  inUse: query('GET /api/{app}/channel/find', {
    path: app,
    query: { account: named('subAccountId', maybe(integer)) },
    result: list(Channel),
    cites: 'R-184',
    spec: 'findChannels',
  }),
  /** With those that were deleted, for the numbers that they left. */
  all: query('GET /api/{app}/channel/findall', {
    path: app,
    always: { delflag: '1' },
    result: list(Channel),
    cites: 'R-184',
    spec: 'findAllChannels',
  }),
  /** The specification has a fixed channel and does not name it (G-08). The console sends each channel of the network. */
  tencent: query('GET /api/{app}/channel/findGuangDianTongChannel', {
    path: app,
    query: { channel: named('cid', integer), from: named('startdate', day), to: named('enddate', day) },
    result: list(shape({ id: integer, name: text, cost: maybe(amount) })),
    cites: 'R-192 G-08',
    spec: 'findGuangDianTongChannel',
  }),
  /** Channels with ads, for a filter. */
  withAds: query('GET /api/mng/channel/findChannelAdvertising', {
    query: { app: integer },
    result: list(ChannelChoice),
    cites: 'R-182 A-22',
    spec: 'findChannelAdvertising',
  }),
  /** The same with the ads themselves, which is how this reads the difference between the two calls. */
  ads: query('GET /api/mng/channel/getChannelAdvertising', {
    query: { app: integer },
    result: list(shape({ id: integer, name: text, ads: named('advertisings', list(shape({ id: text, name: text }))) })),
    cites: 'R-182 A-22',
    spec: 'getChannelAdvertising',
  }),
};
