import { Glyph } from '../../primitives/glyph/Glyph.tsx';
import type { Option, Options } from './option.ts';

// What the stories of the three fields list, as in the drawings.

export const windows: Options<number> = [
  { id: 1, label: '近 1 日归因' },
  { id: 7, label: '近 7 日归因' },
  { id: 15, label: '近 15 日归因' },
  { id: 30, label: '近 30 日归因', unavailable: true },
];

export const metrics: Options = [
  {
    title: '流量',
    options: [
      { id: 'clicks', label: '点击' },
      { id: 'unique', label: '去重点击' },
    ],
  },
  {
    title: '激活与注册',
    options: [
      { id: 'activations', label: '激活' },
      { id: 'registrations', label: '注册' },
    ],
  },
  {
    title: '付费',
    options: [
      { id: 'payers', label: '付费用户' },
      { id: 'revenue', label: '付费金额', unavailable: '无权限' },
    ],
  },
];

export const views: Options = [
  { id: 'daily', label: '投放日报' },
  { id: 'quality', label: '渠道质量' },
  { id: 'launch', label: '双 11 首发' },
];

const shanhai = <Glyph name="山海行纪" colour="#7a3b1e" />;

export const apps: Options<number> = [
  {
    title: '常用',
    options: [
      { id: 1001, label: '山海行纪', glyph: shanhai, note: 'iOS', keywords: 'Mountains & Seas' },
      { id: 1002, label: '山海行纪', glyph: shanhai, note: 'Android', keywords: 'Mountains & Seas' },
    ],
  },
  {
    title: '全部应用',
    options: [
      { id: 1001, label: '山海行纪', glyph: shanhai, note: 'iOS' },
      { id: 1010, label: '登山路书', glyph: <Glyph name="登山路书" colour="#6c665b" />, note: 'iOS', unavailable: '已到期' },
      { id: 1003, label: '青禾优选', glyph: <Glyph name="青禾优选" colour="#2f6b4a" />, note: 'Harmony' },
      { id: 1004, label: '云舟阅读', glyph: <Glyph name="云舟阅读" colour="#2b5f8a" />, note: '快应用' },
      { id: 1005, label: '小满记账', glyph: <Glyph name="小满记账" colour="#8a6a12" />, note: 'H5' },
      {
        id: 1009,
        label: '长桥直播',
        glyph: <Glyph name="长桥直播" colour="#5a3f7d" />,
        note: '自有渠道',
        description: '最近 7 天没有数据',
      },
    ],
  },
];

export const channels: Options = [
  { title: '常用', options: ['巨量引擎', '腾讯广告', 'Apple Search Ads'].map(channel) },
  {
    title: '全部渠道',
    options: ['快手磁力引擎', '百度营销', '小红书聚光', 'B 站花火', '知乎', '微博超级粉丝通', '网易云音乐', '华为应用市场', '自有短信'].map(
      channel,
    ),
  },
];

function channel(label: string): Option {
  return { id: label, label };
}

const themes = ['品牌词', '双 11', '秋季版本', '信息流', '朋友圈', '开屏', '竞品词', '搜索', 'KOC 笔记', '问答'];
const materials = ['精确匹配', '预约召回', '达人短视频', '战斗素材', '剧情 15s', '国庆返场', '广泛匹配', '攻略词包', '角色 PV', '专题'];
const formats = ['横版', '竖版', '图文', '直播间', '原生'];

/** As many as a large account has. The same ten thousand every time. */
export const campaigns: readonly Option[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `c${100_000 + index}`,
  label: [at(themes, index), at(materials, Math.floor(index / 10)), at(formats, Math.floor(index / 100)), Math.floor(index / 500) + 1].join(
    '-',
  ),
  note: String(100_000 + index),
}));

function at(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
