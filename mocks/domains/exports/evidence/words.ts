import type { FraudReason } from '../../../world/facts/fraud.ts';

type Language = 'zh-CN' | 'en';
type Pair = readonly [chinese: string, english: string];

/** The columns of the file, in their order. */
const heads = [
  { id: 'clickedAt', name: ['点击时间', 'Click time'], kind: 'text' },
  { id: 'at', name: ['激活时间', 'Install time'], kind: 'text' },
  { id: 'seconds', name: ['间隔（秒）', 'Interval (seconds)'], kind: 'count' },
  { id: 'channel', name: ['渠道', 'Channel'], kind: 'text' },
  { id: 'sub', name: ['子渠道', 'Sub-channel'], kind: 'text' },
  { id: 'campaign', name: ['推广活动', 'Campaign'], kind: 'text' },
  { id: 'model', name: ['机型', 'Model'], kind: 'text' },
  { id: 'device', name: ['设备', 'Device'], kind: 'text' },
  { id: 'reason', name: ['原因', 'Reason'], kind: 'text' },
  { id: 'action', name: ['处置', 'Action'], kind: 'text' },
] as const;

const reasons: Readonly<Record<FraudReason, { name: Pair; rule: Pair }>> = {
  clickFlood: {
    name: ['点击泛滥', 'Click flooding'],
    rule: [
      '来源点击极多，点击到首次打开的间隔不少于 24 小时。',
      'The source sends very many clicks, and 24 hours or more lie between the click and the first open.',
    ],
  },
  clickInjection: {
    name: ['点击注入', 'Click injection'],
    rule: ['点击在首次打开前 10 秒内。', 'The click came within 10 seconds before the first open.'],
  },
  emulator: {
    name: ['模拟器', 'Emulator'],
    rule: ['传感器、机型与系统的组合不存在于真机。', 'Sensors, model and system don’t go together on any real device.'],
  },
  repeatedDevice: {
    name: ['重复设备', 'Repeated device'],
    rule: ['同一设备更换标识后再次激活。', 'The same device installed again under another ID.'],
  },
};

const title: Pair = ['作弊证据', 'Fraud evidence'];
const blocked: Pair = ['实时拦截', 'Blocked in real time'];
const flagged: Pair = ['归因后判定', 'Flagged after attribution'];

export const isReason = (text: string): text is FraudReason => Object.hasOwn(reasons, text);

/** The words of the evidence in the language that was asked for: Chinese where none is named. */
export function evidenceWords(language: Language | null | undefined) {
  const locale = language ?? 'zh-CN';
  const side = locale === 'en' ? 1 : 0;
  return {
    locale,
    title: title[side],
    heads: heads.map(({ id, name, kind }) => ({ id, title: name[side], kind })),
    reason: (one: FraudReason) => reasons[one].name[side],
    action: (isBlocked: boolean) => (isBlocked ? blocked : flagged)[side],
    /** What the file can be held to, and what it does not say. */
    notes: ({ found, shown, all }: { found: readonly FraudReason[]; shown: number; all: number }) => [
      ...found.map((one) => (side ? 'Basis · ' : '判定依据 · ') + reasons[one].name[side] + (side ? ': ' : '：') + reasons[one].rule[side]),
      ...(shown < all ? [side ? `The latest ${shown} of ${all} records.` : `共 ${all} 条，此文件只含最近的 ${shown} 条。`] : []),
      side ? 'Only 6 characters of a device ID are kept.' : '设备标识只留首尾共 6 位。',
      side ? 'This file shows the basis of the verdicts and doesn’t prove intent.' : '此文件说明判定依据，不证明渠道有意作弊。',
    ],
  };
}
