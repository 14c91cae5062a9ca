import { bilingual, formatDay } from '#design-system';
import type { ReceptionEnd } from './receptionEnd.ts';

export const words = bilingual({
  planEnds: [
    (days: number) => (days === 0 ? '套餐今天到期' : `套餐 ${days} 天后到期`),
    (days: number) => (days === 0 ? 'Your plan expires today' : `Your plan expires in ${days === 1 ? '1 day' : `${days} days`}`),
  ],
  planEndsOn: [
    (day: string) => `${day} 到期，到期后账号会被退出`,
    (day: string) => `It expires on ${formatDay(day, 'en')}. After that, nobody can sign in`,
  ],
  flowLow: [(left: number) => `监测流量剩余 ${left}%`, (left: number) => `${left}% of tracked data volume left`],
  flowSpent: ['监测流量已用尽', 'Tracked data volume is used up'],
  flowStops: ['用尽 15 天后停止接收数据', 'We stop receiving data 15 days after it runs out'],
  details: ['查看用量', 'View usage'],
  viewDetails: ['查看详情', 'View details'],
  fake: ['防作弊', 'Fraud protection'],
  arouse: ['再营销', 'Retargeting'],
  serviceEnds: [
    (name: string, days: number) => (days === 0 ? `${name}服务今天到期` : `${name}服务 ${days} 天后到期`),
    (name: string, days: number) => (days === 0 ? `${name} expires today` : `${name} expires in ${days === 1 ? '1 day' : `${days} days`}`),
  ],
  serviceEnded: [(name: string) => `${name}服务已到期`, (name: string) => `${name} has expired`],
  appOnline: [
    (app: string, days: number) => (days === 0 ? `“${app}”今天需要上线` : `“${app}”还有 ${days} 天需要上线`),
    (app: string, days: number) =>
      days === 0 ? `“${app}” has to go live today` : `“${app}” has to go live within ${days === 1 ? '1 day' : `${days} days`}`,
  ],
  compliance: ['确认你的应用合规收集个人信息', 'Confirm that your apps collect personal data lawfully'],
  complianceText: [
    '接入 SDK 前需取得用户同意，并在隐私政策中说明。',
    'Get consent before the SDK starts, and mention the SDK in your privacy policy.',
  ],
  understood: ['已了解', 'Got it'],
  more: [(n: number) => `还有 ${n} 条提醒`, (n: number) => `${n} more ${n === 1 ? 'reminder' : 'reminders'}`],
  spentTitle: [(app: string) => `“${app}”的流量已用尽`, (app: string) => `“${app}” has used up its data volume`],
  spentText: [
    (end: ReceptionEnd | null) =>
      end?.hasStopped
        ? `已于 ${end.day} 停止接收数据，即流量用尽 15 天后。此前的数据都在，购买流量后恢复接收。`
        : `流量用尽 15 天后停止接收数据${end ? `，即 ${end.day}` : ''}。此前的数据都在，购买流量后继续接收。`,
    (end: ReceptionEnd | null) =>
      end?.hasStopped
        ? `We stopped receiving data on ${formatDay(end.day, 'en')}, 15 days after it ran out. Earlier data is kept. Buy more volume to receive data again.`
        : `We stop receiving data 15 days after it runs out${end ? `, on ${formatDay(end.day, 'en')}` : ''}. Earlier data is kept. Buy more volume to keep receiving data.`,
  ],
  goOn: ['继续查看', 'Continue'],
});
