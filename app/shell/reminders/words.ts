import { bilingual } from '#design-system';

export const words = bilingual({
  planEnds: [
    (days: number) => (days === 0 ? '套餐今天到期' : `套餐 ${days} 天后到期`),
    (days: number) => (days === 0 ? 'The plan ends today' : `The plan ends in ${days} days`),
  ],
  planEndsOn: [(day: string) => `${day} 到期，到期后账号会被退出`, (day: string) => `It ends on ${day}; after that nobody can sign in`],
  renew: ['续费', 'Renew'],
  flowLow: [(left: number) => `监测流量剩余 ${left}%`, (left: number) => `${left}% of the tracked flow is left`],
  flowSpent: ['监测流量已用尽', 'The tracked flow is used up'],
  flowStops: ['用尽 15 天后停止接收数据', 'Data stops 15 days after it is used up'],
  details: ['查看用量', 'View usage'],
  viewDetails: ['查看详情', 'View details'],
  fake: ['防作弊', 'Anti-cheat'],
  arouse: ['再营销', 'Remarketing'],
  serviceEnds: [
    (name: string, days: number) => `${name}服务 ${days} 天后到期`,
    (name: string, days: number) => `${name} ends in ${days} days`,
  ],
  serviceEnded: [(name: string) => `${name}服务已到期`, (name: string) => `${name} has ended`],
  appOnline: [
    (app: string, days: number) => `“${app}”还有 ${days} 天需要上线`,
    (app: string, days: number) => `“${app}” has to go online within ${days} days`,
  ],
  compliance: ['确认你的应用合规收集个人信息', 'Confirm that your apps collect personal data lawfully'],
  complianceText: [
    '接入 SDK 前需取得用户同意，并在隐私政策中说明。',
    'Ask for consent before the SDK starts, and name it in your privacy policy.',
  ],
  understood: ['已了解', 'Understood'],
  more: [(n: number) => `还有 ${n} 条提醒`, (n: number) => `${n} more reminders`],
  spentTitle: [(app: string) => `“${app}”的流量已用尽`, (app: string) => `“${app}” has used up its flow`],
  spentText: [
    (day: string | null) => `流量用尽 15 天后停止接收数据${day ? `，即 ${day}` : ''}。此前的数据都在，购买流量后继续接收。`,
    (day: string | null) =>
      `Data stops 15 days after the flow is used up${day ? `, on ${day}` : ''}. What came before stays; with more flow it goes on.`,
  ],
  buy: ['购买流量', 'Buy flow'],
  goOn: ['继续查看', 'Go on'],
});
