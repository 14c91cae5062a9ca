import { part } from '../state/part.ts';
import type { World } from '../world.ts';

/** What an app calls its events and parameters. */
export interface TrackingNames {
  app: number;
  events: { event: string; chinese: string | null; english: string | null; isKey: boolean }[];
  parameters: { key: string; name: string }[];
}

const trackingNames = part((world) =>
  world.store.collection<TrackingNames>(
    'names of events',
    () => [],
    ({ app }) => app,
  ),
);

/** Names of events beyond those that the service has itself. */
const seedNames: readonly TrackingNames['events'][number][] = [
  { event: 'install', chinese: '激活', english: 'Install', isKey: true },
  { event: 'startup', chinese: '启动', english: 'Launch', isKey: false },
  { event: 'register', chinese: '注册', english: 'Sign-up', isKey: true },
  { event: 'loggedin', chinese: '登录', english: 'Login', isKey: false },
  { event: 'payment', chinese: '付费', english: 'Payment', isKey: true },
  { event: 'order', chinese: '下单', english: 'Order', isKey: false },
  { event: 'level_up', chinese: '升级', english: null, isKey: false },
  { event: 'appduration', chinese: '使用时长', english: 'Session length', isKey: false },
];

export function namesFor(world: World, app: number): TrackingNames {
  const seed = {
    app,
    events: [...seedNames],
    parameters: [
      { key: 'level', name: '等级' },
      { key: 'server_id', name: '区服' },
    ],
  };
  return trackingNames(world).find(app) ?? seed;
}

export const saveNames = (world: World, names: TrackingNames) => trackingNames(world).put(names);
