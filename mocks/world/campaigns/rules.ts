import type { ChannelRule } from '#app/api/ours/apps/rules.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import type { World } from '../world.ts';

/** How the clicks of some channels count in one app. */
export interface RuleRecord extends ChannelRule {
  app: number;
  /** Its place among the rules of the app; that of its number where nobody has moved it. */
  position?: number;
}

const rule = (id: number, app: number, name: string, channels: number[], more: Partial<RuleRecord>): RuleRecord => ({
  id,
  app,
  name,
  channels,
  clickWindow: 7,
  viewWindow: null,
  returnWindow: null,
  conditions: [],
  price: null,
  priceFor: null,
  isEnabled: true,
  changedAt: '2026-09-02 11:20:00',
  ...more,
});

/** Two apps have rules of their own; the others count as they came. */
const seed: readonly RuleRecord[] = [1001, 1002].flatMap((app) => [
  rule(app * 100 + 1, app, '全部渠道 · 默认窗口', [], { returnWindow: 30 }),
  rule(app * 100 + 2, app, '视频渠道 · 计入浏览', [103, 106, 135, 136], { viewWindow: 1, changedAt: '2026-10-14 16:05:00' }),
  rule(app * 100 + 3, app, 'KOL 合作 · 按激活计价', [204], { clickWindow: 14, price: 28, priceFor: 'install' }),
  rule(app * 100 + 4, app, '过滤模拟器点击', [123, 124, 140], {
    conditions: [{ field: 'model', is: 'contains', value: 'Emulator' }],
    isEnabled: false,
    changedAt: '2026-07-21 09:48:00',
  }),
]);

export const rulesOf: (world: World) => Collection<RuleRecord> = part((world) =>
  world.store.collection<RuleRecord>(
    'channel rules',
    () => seed,
    ({ id }) => id,
  ),
);
