import { bilingual } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';

export const recordsWords = bilingual({
  open: ['查看记录', 'View records'],
  evidence: tradeTerms.evidence,
  openOf: [(reason: string) => `查看记录：${reason}`, (reason: string) => `View records: ${reason}`],
  title: ['证据记录', 'Evidence records'],
  all: ['全部渠道', 'All channels'],
  at: ['激活时间', 'Install time'],
  clickedAt: ['点击时间', 'Click time'],
  seconds: ['间隔（秒）', 'Interval (s)'],
  sub: ['子渠道', 'Sub-channel'],
  model: ['机型', 'Model'],
  device: ['设备', 'Device'],
  channel: tradeTerms.channel,
  campaign: tradeTerms.campaign,
  reason: ['原因', 'Reason'],
  action: ['处置', 'Action'],
  blocked: ['实时拦截', 'Blocked in real time'],
  flagged: ['归因后判定', 'Flagged after attribution'],
  journeyOf: [(device: string) => `设备轨迹：${device}`, (device: string) => `Device journey: ${device}`],
  count: [
    (n: number) => `${n.toLocaleString('en-US')} 条`,
    (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'record' : 'records'}`,
  ],
  opens: [
    (days: number) => `点设备看它的轨迹。日志保留 ${days} 天，更早的、标识已打码的打不开。`,
    (days: number) => `Select a device for its journey. Devices older than ${days} days, or masked for you, can’t be opened.`,
  ],
  locked: ['看设备轨迹需要日志查询权限，请联系管理员开通。', 'Device journeys require access to event logs. Ask an admin.'],
  download: ['下载证据', 'Download evidence'],
  none: ['没有作弊记录', 'No fraud records'],
  noneCause: ['这段时间、这个渠道没有被拦截或判定的激活。', 'No install of this channel was blocked or flagged in this period.'],
});
