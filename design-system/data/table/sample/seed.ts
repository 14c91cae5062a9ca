/** Sample rows for stories: advertising campaigns, the same on every run and every machine. */
export interface Campaign {
  id: string;
  name: string;
  channel: string;
  group: string;
  clicks: number;
  uniqueClicks: number;
  installs: number;
  installRate: number;
  registrations: number;
  registrationRate: number;
  payers: number;
  revenue: number;
  arppu: number;
  spend: number;
  cpa: number;
  nextDay: number;
  week: number | null;
  month: number | null;
  fraud: number;
  lastClick: string;
}

const channels = [
  '巨量引擎',
  '腾讯广告',
  '快手磁力引擎',
  '百度营销',
  '小红书聚光',
  'B 站花火',
  '微博超级粉丝通',
  '知乎',
  'Apple Search Ads',
  '网易云音乐',
];
const groups = ['新版本拉新', '搜索品牌', '内容种草', '预约召回', '品牌曝光'];
const subjects = ['品牌词', '双 11', '秋季版本', '信息流', '朋友圈', '开屏', '竞品词', 'UP 主联动', 'KOC 笔记', '粉丝通', '问答', '短信'];
const forms = ['精确匹配', '预约召回-CPA', '达人短视频', '战斗素材', '剧情 15s-横版', '国庆返场', '角色 PV', '老用户相似人群'];

/** A short, well spread sequence of fractions that begins at a seed. */
function fractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export function campaigns(count: number): Campaign[] {
  const next = fractions(20_261_120);
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const clicks = Math.round(2000 + next() ** 3 * 900_000);
    const installs = Math.round(clicks * (0.02 + next() * 0.08));
    const registrations = Math.round(installs * (0.4 + next() * 0.3));
    const payers = Math.round(registrations * (0.02 + next() * 0.08));
    const revenue = Math.round(payers * (60 + next() * 80));
    const spend = Math.round(installs * (2 + next() * 9));
    const minute = Math.floor(next() * 1440);
    return {
      id: String(100_001 + index),
      name: `${pick(subjects)}-${pick(forms)}-${index + 1}`,
      channel: pick(channels),
      group: pick(groups),
      clicks,
      installs,
      registrations,
      payers,
      revenue,
      spend,
      uniqueClicks: Math.round(clicks * (0.85 + next() * 0.12)),
      installRate: installs / clicks,
      registrationRate: installs ? registrations / installs : 0,
      arppu: payers ? revenue / payers : 0,
      cpa: installs ? spend / installs : 0,
      nextDay: 0.25 + next() * 0.2,
      week: index % 9 === 4 ? null : 0.08 + next() * 0.12,
      month: index % 3 === 1 ? null : 0.03 + next() * 0.06,
      fraud: next() ** 4 * 0.06,
      lastClick: `11-20 ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    };
  });
}
