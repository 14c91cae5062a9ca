import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { fitsRule, namesOfChannel } from '#app/lib/links/naming/naming.ts';
import { part } from '../../state/part.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';

interface NamingRecord extends NamingRule {
  app: number;
}

/** Two apps have a rule, which their older campaigns do not follow. */
const seedRules: readonly NamingRecord[] = [
  {
    app: 1001,
    separator: '-',
    isStrict: false,
    parts: [
      { kind: 'choice', label: '主题', options: ['秋季版本', '周年庆', '老友召回', '品牌词', '新春活动'] },
      { kind: 'choice', label: '素材', options: ['达人短视频', '剧情 15s', '角色 PV', '实机试玩', '朋友圈图文'] },
      { kind: 'text', label: '版本', options: [] },
    ],
  },
  {
    app: 1004,
    separator: '_',
    isStrict: false,
    parts: [
      { kind: 'channel', label: '渠道', options: [] },
      { kind: 'group', label: '活动组', options: [] },
      { kind: 'choice', label: '素材', options: ['达人短视频', '角色 PV', '实机试玩'] },
      { kind: 'date', label: '日期', options: [] },
    ],
  },
];

export const namingRules = part((world) =>
  world.store.collection<NamingRecord>(
    'naming rules',
    () => seedRules,
    ({ app }) => app,
  ),
);

/** The rule that a name breaks; undefined where it keeps to it, or there is none. */
export function brokenRule({ world, app, promotion }: CampaignRegistry, { name, channel, group }: CampaignDraft): NamingRule | undefined {
  const rule = namingRules(world).find(app.id);
  if (!rule?.parts.length) return undefined;
  const on = world.channels.find(channel);
  const inGroup = group === null ? undefined : promotion.groups.find(group);
  const after = { channel: on ? namesOfChannel(on.name) : null, group: inGroup ? [inGroup.name] : [] };
  return fitsRule(name.trim(), rule, after) ? undefined : rule;
}
