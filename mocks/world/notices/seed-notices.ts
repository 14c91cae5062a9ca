import { hash } from '../random.ts';
import { shifted } from '../calendar.ts';

export interface Notice {
  id: number;
  title: string;
  content: string;
  publishedOn: string;
}

const releases = [
  [
    '广告明细支持关键词层级',
    '广告明细新增关键词层级，可与渠道、推广活动组、创意一起下钻。',
    ['层级可自由排序', '导出与页面一致', '历史数据自开通之日起可查'],
  ],
  ['日志查询可查近 90 天', '日志查询的范围由 30 天延长到 90 天，支持按设备、订单、账号查询。', ['落选的点击会说明原因', '可导出 JSON']],
  ['再营销归因窗口可调', '再营销的点击窗口可在应用配置中设为 1 至 30 天。', ['默认仍为 7 天', '修改次日生效']],
  ['事件漏斗支持对比周期', '事件漏斗可以与上期对比，并显示每一步的耗时分布。', ['最多 8 步', '窗口期最长 30 天']],
  ['回传记录可见失败原因', '数据回调页面展示每个事件近 24 小时的次数，未回传的事件会给出原因。', ['支持按事件开关', '支持映射媒体事件名']],
  ['小程序流量单独计量', '微信、抖音小程序与小游戏的流量单独计量，并在账号中心展示。', ['余量不足时提前提醒']],
] as const;

const keepings = [
  ['系统维护通知', '计划于凌晨 02:00 至 04:00 升级数据库。期间控制台可以查看，新数据会延迟，不会丢失。'],
  ['部分渠道接口调整', '部分媒体调整了点击上报参数，旧链接在 30 天内继续有效，请在推广活动管理中更新。'],
  ['节假日服务安排', '节日期间技术支持照常值守，紧急问题请从右上角文档入口联系。'],
  ['数据延迟已恢复', '因上游网络波动，部分渠道的激活数据延迟约 40 分钟，现已补齐，报表无需重新导出。'],
  ['隐私合规提醒', '请在 SDK 初始化之前取得用户同意。控制台会在应用的接入体检中提示未满足的项目。'],
] as const;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function noticeAt(index: number, today: string): Notice {
  const publishedOn = shifted(today, -(index * 14 + 2 + (hash('notice', index) % 5)));
  // Every other one is of a release, the newest first: 7.8, 7.7 … 7.0, 6.9.
  const at = 78 - Math.floor(index / 2);
  const version = `${Math.floor(at / 10)}.${at % 10}`;
  const release = releases[index % releases.length];
  const keeping = keepings[index % keepings.length];
  const id = 900 - index;
  if (index % 2 === 0 && release) {
    const [title, words, items] = release;
    const content = `<p>${words}</p><h3>这次更新</h3>${list(items)}<p><a href="https://docs.provena.test/release/${version}">查看 ${version} 更新说明</a></p>`;
    return { id, title: `${version} 更新：${title}`, content, publishedOn };
  }
  const [title, words] = keeping ?? keepings[0];
  return { id, title: `${title}（${publishedOn}）`, content: `<p>${words}</p><p><strong>无需操作。</strong></p>`, publishedOn };
}

/** What somebody could write who should not: each of it has to be gone where it is shown. */
const hostile = `<p onclick="window.hacked='click'">升级说明</p>
<script>window.hacked = 'script'</script>
<img src="x" alt="" onerror="window.hacked='image'">
<a href="javascript:window.hacked='link'">查看详情</a>
<iframe src="https://elsewhere.test/"></iframe>
<svg onload="window.hacked='svg'"><use href="https://elsewhere.test/a.svg#x"></use></svg>
<form action="https://elsewhere.test/"><input name="password"><button>登录</button></form>
<style>body { display: none }</style>
<p style="position: fixed; inset: 0">正文到此为止。</p>`;

export const hostileId = 875;

/** Two a month for two years. */
export const seedNotices = (today: string): Notice[] =>
  Array.from({ length: 52 }, (_, index) => noticeAt(index, today)).map((notice) =>
    notice.id === hostileId ? Object.assign(notice, { title: '合作方公告：接口升级', content: hostile }) : notice,
  );
