import { bilingual } from '#design-system';
import type { Trouble } from '#app/api/client/error.ts';

export const words = bilingual({
  lead: [
    '这个控制台的版本、它与服务的连接，以及此标签页最近失败的请求。需要帮助时，把它们复制到工单里：其中没有请求内容，也没有数据。',
    'The version of this console, its connection to the service, and the requests of this tab that failed. Copy them into a support ticket. They contain no data and nothing you typed.',
  ],
  report: ['状态', 'status'],
  back: ['返回控制台', 'Back to the console'],
  build: ['版本', 'Build'],
  version: ['版本号', 'Version'],
  commit: ['提交', 'Commit'],
  browser: ['浏览器', 'Browser'],
  monitor: ['错误上报', 'Error reports'],
  monitorOff: ['关闭', 'Off'],
  monitorOn: [
    (host: string, share: string) => `发送到 ${host}，${share} 的标签页`,
    (host: string, share: string) => `Sent to ${host} from ${share} of tabs`,
  ],
  service: ['服务', 'Service'],
  again: ['重新检测', 'Check again'],
  api: ['接口地址', 'API address'],
  state: ['连接', 'Connection'],
  checking: ['正在检测', 'Checking'],
  answers: ['正常应答', 'Answering'],
  fails: ['有应答，但服务出错', 'Answering with errors'],
  unreached: ['没有连上', 'Not reachable'],
  latency: ['延迟', 'Latency'],
  latencyOf: [(ms: string) => `${ms}（5 次请求的中位数）`, (ms: string) => `${ms} (median of 5 requests)`],
  milliseconds: [(ms: number) => (ms < 1 ? '不到 1 毫秒' : `${ms} 毫秒`), (ms: number) => (ms < 1 ? 'Under 1 ms' : `${ms} ms`)],
  clock: ['时钟', 'Clock'],
  clockRight: ['与服务相差不到 5 分钟', 'Within 5 minutes of the service'],
  clockAhead: [
    (minutes: number) => `此设备比服务快 ${minutes} 分钟`,
    (minutes: number) => `This device is ${minutes} min ahead of the service`,
  ],
  clockBehind: [
    (minutes: number) => `此设备比服务慢 ${minutes} 分钟`,
    (minutes: number) => `This device is ${minutes} min behind the service`,
  ],
  lacking: ['服务没有提供的接口', 'Calls that the service doesn’t offer'],
  noneLacking: ['没有发现', 'None found'],
  account: ['账号', 'Account'],
  email: ['登录邮箱', 'Sign-in email'],
  id: ['账号 ID', 'Account ID'],
  failures: ['最近失败的请求', 'Recent failed requests'],
  ofTab: ['此标签页，最多 50 条', 'This tab, up to 50'],
  noFailures: ['没有失败的请求', 'No failed requests'],
  noFailuresCause: ['此标签页打开以来，请求都成功了。', 'Every request has succeeded since this tab was opened.'],
  at: ['时间', 'Time'],
  trouble: ['原因', 'Cause'],
  duration: ['用时', 'Duration'],
});

/** Short names of what goes wrong with a call. */
export const troubleNames = bilingual({
  offline: ['没有连上', 'Not reached'],
  timeout: ['超时', 'Timed out'],
  cancelled: ['已取消', 'Canceled'],
  unsent: ['离线，没有发出', 'Offline, not sent'],
  session: ['登录已失效', 'Session ended'],
  preview: ['预览中，没有发出', 'Preview, not sent'],
  lacking: ['服务没有提供', 'Not offered'],
  refused: ['被拒绝', 'Refused'],
  broken: ['服务出错', 'Service error'],
  malformed: ['应答无法读取', 'Unreadable answer'],
} satisfies Record<Trouble, readonly [string, string]>);
