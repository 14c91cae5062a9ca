import type { Column } from '../columns/column.ts';
import { NameLink } from '../name-link/NameLink.tsx';
import type { Campaign } from './seed.ts';

const percent = { kind: 'percent' } as const;
const count = { kind: 'count' } as const;
const money = { kind: 'money' } as const;

/** The columns of a report on campaigns, as drawn: twenty of them. */
export const campaignColumns: Column<Campaign>[] = [
  {
    id: 'name',
    title: '推广活动',
    value: (row) => row.name,
    pin: 'start',
    width: 240,
    phone: 'title',
    cell: (row) => <NameLink href={`/campaigns/${row.id}`}>{row.name}</NameLink>,
  },
  { id: 'channel', title: '渠道', value: (row) => row.channel, width: 136, isQuiet: true, category: '维度', phone: 'line' },
  { id: 'clicks', title: '点击', value: (row) => row.clicks, as: count, category: '流量', phone: 'half' },
  { id: 'uniqueClicks', title: '去重点击', value: (row) => row.uniqueClicks, as: count, category: '流量' },
  { id: 'installs', title: '激活', value: (row) => row.installs, as: count, category: '激活与注册', phone: 'half' },
  { id: 'installRate', title: '激活率', value: (row) => row.installRate, as: percent, category: '激活与注册' },
  { id: 'registrations', title: '注册', value: (row) => row.registrations, as: count, category: '激活与注册' },
  { id: 'registrationRate', title: '注册率', value: (row) => row.registrationRate, as: percent, category: '激活与注册' },
  { id: 'payers', title: '付费用户', value: (row) => row.payers, as: count, category: '付费' },
  { id: 'revenue', title: '付费金额', value: (row) => row.revenue, as: money, category: '付费' },
  { id: 'arppu', title: 'ARPPU', value: (row) => row.arppu, as: money, category: '付费' },
  { id: 'spend', title: '消耗', value: (row) => row.spend, as: money, category: '付费' },
  { id: 'cpa', title: '激活成本', value: (row) => row.cpa, as: money, category: '付费' },
  { id: 'nextDay', title: '次日留存', value: (row) => row.nextDay, as: percent, category: '留存' },
  {
    id: 'week',
    title: '7 日留存',
    value: (row) => row.week,
    as: percent,
    category: '留存',
    state: (row) => (row.week === null ? 'immature' : undefined),
  },
  {
    id: 'month',
    title: '30 日留存',
    value: (row) => row.month,
    as: percent,
    category: '留存',
    state: (row) => (row.month === null ? 'immature' : undefined),
  },
  {
    id: 'fraud',
    title: '作弊率',
    value: (row) => row.fraud,
    as: percent,
    category: '质量',
    state: (row) => (row.fraud > 0.03 ? 'alarm' : undefined),
  },
  { id: 'group', title: '活动组', value: (row) => row.group, isQuiet: true, category: '维度' },
  { id: 'id', title: '活动 ID', value: (row) => row.id, isQuiet: true, category: '维度' },
  { id: 'lastClick', title: '最近点击', value: (row) => row.lastClick, as: { kind: 'time' }, isQuiet: true, category: '流量' },
];

const english: Record<string, string> = {
  name: 'Campaign',
  channel: 'Channel',
  clicks: 'Clicks',
  uniqueClicks: 'Unique clicks',
  installs: 'Installs',
  installRate: 'Install rate',
  registrations: 'Registrations',
  registrationRate: 'Registration rate',
  payers: 'Paying users',
  revenue: 'Revenue',
  spend: 'Spend',
  cpa: 'Cost per install',
  nextDay: 'Day 1 retention',
  week: 'Day 7 retention',
  month: 'Day 30 retention',
  fraud: 'Fraud rate',
  group: 'Group',
  id: 'Campaign ID',
  lastClick: 'Last click',
};

export const campaignColumnsInEnglish = campaignColumns.map((column) =>
  Object.assign({}, column, { title: english[column.id] ?? column.title }),
);
