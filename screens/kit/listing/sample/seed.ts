import { channels, states, type Link } from './calls.ts';

const seasons = ['秋季版本', '双十一预约', '老用户召回', '品牌曝光', '新版本拉新'];
const forms = ['达人短视频', '开屏', '信息流', '搜索品牌词', '剧情 15s', '攻略笔记'];

const pick = <One>(list: readonly [One, ...One[]], at: number): One => list[at % list.length] ?? list[0];

/** The same every time. */
export const manyLinks = (length: number): readonly Link[] => Array.from({ length }, (_, index) => linkAt(index));

const linkAt = (index: number): Link => ({
  id: 100_482 + index,
  name: `${seasons[index % 5]}-${forms[(index * 7) % 6]}-${String.fromCharCode(65 + (index % 26))}`,
  channel: pick(channels, index * 3),
  state: pick(states, index % 7 === 3 ? 2 : index % 11 === 5 ? 1 : 0),
  clicks: (index * 7919) % 300_000,
  installs: (index * 977) % 24_000,
  createdOn: `2026-${String(1 + (index % 11)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
});

export const seedLinks = manyLinks(1284);
