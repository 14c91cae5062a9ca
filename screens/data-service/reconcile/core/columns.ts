import { headLines } from '#app/lib/sheets/delimiterOf.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';

/** What can be held against a sheet: counts and money. Neither rates nor people add up over rows. */
export const comparedMetrics = [
  'impressions',
  'clicks',
  'installs',
  'registrations',
  'newPayers',
  'orders',
  'income',
  'cost',
] as const satisfies readonly MetricId[];
export type ComparedMetric = (typeof comparedMetrics)[number];

/** What tells a row from others. */
export const joins = ['id', 'name', 'date'] as const;
export type Join = (typeof joins)[number];

export const columnKinds = [...joins, ...comparedMetrics, 'ignore'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface SheetColumn {
  title: string;
  kind: ColumnKind;
}

/** What media call their columns, without spaces and marks. The first of a list fits best. */
const titles: Readonly<Partial<Record<ColumnKind, readonly string[]>>> = {
  id: ['活动id', '推广活动id', '计划id', '广告计划id', '推广计划id', '项目id', '广告id', 'campaignid', 'adid', 'id'],
  name: [
    '活动名称',
    '推广活动',
    '推广活动名称',
    '计划名称',
    '广告计划',
    '广告计划名称',
    '推广计划',
    '项目名称',
    '名称',
    'campaignname',
    'campaign',
    'name',
  ],
  date: ['日期', '时间', '统计日期', '数据日期', '天', 'date', 'day', 'reportdate', 'statdate', 'stattimeday'],
  impressions: ['展示', '展示数', '展现', '展现量', '曝光', '曝光量', '曝光次数', 'impressions', 'impression', 'imp', 'show', 'views'],
  clicks: ['点击', '点击数', '点击量', '点击次数', 'clicks', 'click'],
  installs: [
    '激活',
    '激活数',
    '激活量',
    '安装',
    '安装数',
    '下载激活数',
    'installs',
    'install',
    'activations',
    'activation',
    'active',
    'conversions',
  ],
  registrations: ['注册', '注册数', '注册量', '新增注册', 'signups', 'registrations', 'registers', 'register'],
  newPayers: [
    '首次付费',
    '首次付费数',
    '首次付费人数',
    '新增付费',
    '新增付费用户',
    '付费数',
    'firsttimepayers',
    'newpayers',
    'payers',
    'purchases',
  ],
  orders: ['订单', '订单数', '订单量', '下单数', 'orders', 'order'],
  income: ['付费金额', '收入', '成交金额', '交易额', 'revenue', 'income', 'purchasevalue', 'gmv'],
  cost: ['消耗', '花费', '消费', '总花费', '总消耗', '广告消耗', '成本', 'cost', 'spend', 'amountspent', 'adspend'],
};

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[\s_\-./:%¥$]/g, '');

/** Columns by the names in the first line. Whatever has no name that is known is left out, and can be chosen by hand. */
export function matchColumns(head: readonly string[]): SheetColumn[] {
  const found = new Map<number, ColumnKind>();
  const names = head.map(plain);
  for (const kind of columnKinds) {
    const at = (titles[kind] ?? []).map((title) => names.indexOf(title)).find((index) => index >= 0 && !found.has(index));
    if (at !== undefined) found.set(at, kind);
  }
  return head.map((title, index) => ({ title: title.trim(), kind: found.get(index) ?? 'ignore' }));
}

/** The line among the first ones that names the most columns: before it a medium writes what the sheet is about. */
export function headOf(lines: readonly (readonly string[])[]): number {
  const known = lines.slice(0, headLines).map((line) => matchColumns(line).filter(({ kind }) => kind !== 'ignore').length);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** One column is changed. Each kind has one column: the one that had it before is left out. */
export function assignColumn(columns: readonly SheetColumn[], index: number, kind: ColumnKind): SheetColumn[] {
  return columns.map(({ title, kind: before }, at) => {
    if (at === index) return { title, kind };
    return { title, kind: before === kind ? 'ignore' : before };
  });
}

const isMetricKind = (kind: ColumnKind): kind is ComparedMetric => comparedMetrics.some((metric) => metric === kind);

/** The metrics that a sheet has, in our order. */
export const metricsIn = (columns: readonly SheetColumn[]): ComparedMetric[] =>
  columnKinds.filter(isMetricKind).filter((metric) => columns.some(({ kind }) => kind === metric));

export const joinsIn = (columns: readonly SheetColumn[]): Join[] => joins.filter((join) => columns.some(({ kind }) => kind === join));
