import { bilingual } from '#design-system';

export const words = bilingual({
  again: ['重新检查', 'Check again'],
  lead: [
    '按页面实际发来的数据逐项判断，与联调和体检用的是同一份数据。打开一次放了脚本的页面，结果几秒内更新。',
    'Worked out from what your pages really sent, the same data as live debug and the integration check. Open a page with the script and this updates within seconds.',
  ],
  checks: ['脚本检查', 'Script checks'],
  working: ['脚本已生效', 'The script is working'],
  nothing: ['还没有收到这个应用的任何数据', 'Nothing has come from this app yet'],
  stopped: ['脚本在运行，但有数据没有计入', 'The script runs, but some data isn’t counted'],
  doubtful: ['脚本已生效，有一处需要留意', 'The script is working, with something to look at'],
  at: [(event: string, at: string) => `${at} 收到 ${event}`, (event: string, at: string) => `${event} received at ${at}`],

  loaded: ['脚本已加载', 'Script loaded'],
  loadedHow: [
    '在页面的控制台输入 provena.version，应得到 v2.0.0。没有时，脚本地址有误，或页面策略的 script-src 没有放行。',
    'Type provena.version in the page’s console; it should say v2.0.0. If not, the script address is wrong or script-src in the page’s policy blocks it.',
  ],
  allowed: ['页面策略允许发送', 'Page policy allows sending'],
  allowedHow: [
    (receiver: string) =>
      `网络面板里应有发往 ${receiver} 的 POST。控制台提示拒绝连接时，把接收地址加入 connect-src；什么都没有时，查看是否还没有同意（optIn）。`,
    (receiver: string) =>
      `The network panel should show a POST to ${receiver}. If the console says the connection was refused, add the receiver to connect-src. If there is nothing at all, consent (optIn) may be missing.`,
  ],
  readable: ['页面能读到应答', 'Page can read the answers'],
  readableHow: [
    '应答要带 Access-Control-Allow-Origin，否则事件虽已收到，浏览器不让脚本知道，会一再重发。',
    'Answers need Access-Control-Allow-Origin. Without it events arrive, but the browser hides that and they are sent again.',
  ],
  repeated: [(n: number) => `同一个事件收到了 ${n} 次（只计一次）`, (n: number) => `The same event came ${n} times (counted once)`],
  once: ['没有一再重发的事件', 'No event was sent over and over'],
  viewed: ['已收到页面浏览', 'Page views received'],
  viewedFrom: [(n: number, hosts: string) => `最近 ${n} 次，来自 ${hosts}`, (n: number, hosts: string) => `${n} recent, from ${hosts}`],
  unviewed: ['没有页面浏览', 'No page views'],
  partlyViewed: ['有域名没有页面浏览', 'Some hosts send no page views'],
  unviewedHow: [
    (hosts: string) =>
      `${hosts} 发来了事件，却没有页面浏览：init 的 hosts 里没有它。写完整域名，不含端口；.shop.example 指其下级，不含自身。`,
    (hosts: string) =>
      `Events came from ${hosts}, but no page views: it isn’t in hosts of init. Write the full host without a port; .shop.example means the hosts below it, not itself.`,
  ],
  unviewedPlain: ['页面浏览只从 init 的 hosts 里的域名发送。', 'Page views are sent only from the hosts named in init.'],
  taken: ['没有事件被拒收', 'No events refused'],
  refused: [
    (n: number) => `${n} 个事件被拒收，不再重发`,
    (n: number) => (n === 1 ? '1 event refused for good' : `${n} events refused for good`),
  ],
  valid: ['事件的属性都正确', 'All event properties are valid'],
  broken: [
    (n: number) => `${n} 个事件的属性不正确`,
    (n: number) => (n === 1 ? '1 event has invalid properties' : `${n} events have invalid properties`),
  ],
  toEvents: ['查看事件', 'View events'],
  toGuide: ['查看接入文档', 'View integration guide'],
  reason: [(event: string, why: string) => `${event}：${why}`, (event: string, why: string) => `${event}: ${why}`],
  missing: [(property: string) => `缺少 ${property}`, (property: string) => `${property} is missing`],
  wrong: [
    (property: string, expected: string, received: string) => `${property} 应为 ${expected}，收到 ${received}`,
    (property: string, expected: string, received: string) => `${property} should be ${expected}, received ${received}`,
  ],
  and: ['，', ', '],

  explain: ['让脚本自己说明原因', 'Let the script explain'],
  explainHow: [
    '把脚本地址里的 v2.js 换成 v2.full.js，并在 init 里加 debug: true：浏览器控制台会说明每个事件是已发送、暂存还是丢弃，以及原因。查完换回来。',
    'Change v2.js to v2.full.js in the script address and add debug: true to init: the browser console then says whether each event was sent, stored or dropped, and why. Switch back when done.',
  ],
});
