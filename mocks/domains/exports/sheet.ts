import type { ExportOrder } from '#app/api/exports/exports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { catalogue, type MetricId, type Unit } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { forbidden } from '../../service/refusal.ts';
import type { Account } from '../../world/people/account.ts';
import { asaPlace } from '../../world/media/asa-keys.ts';
import type { Cell, Kind, Sheet } from '../../world/exports/sheet.ts';
import type { World } from '../../world/world.ts';
import { labelsFor } from '../reports/labels.ts';
import { originOf, subjectOf, type Subject } from '../reports/scope.ts';
import { columnsFor, factsOf, valuesOf } from '../reports/values.ts';
import { cutOf, rowsOf } from './rows.ts';

/** The words of the service for what a row stands for. A file is written in Chinese. */
const heads: Readonly<Record<Dimension, string>> = {
  all: '合计',
  day: '日期',
  hour: '小时',
  week: '周',
  month: '月',
  channel: '渠道',
  group: '活动组',
  campaign: '推广活动',
  ad: '广告',
  org: '组织',
  adGroup: '广告组',
  creativeSet: '素材集',
  placement: '广告位',
  keyword: '关键词',
  country: '国家/地区',
  os: '系统',
  model: '机型',
};

const kinds: Readonly<Record<Unit, Kind>> = { count: 'count', money: 'money', rate: 'rate', ratio: 'money', seconds: 'count' };

export interface Ordered {
  world: World;
  caller: Account;
  app: number;
  order: ExportOrder;
}

/** An order of somebody, judged as the report is that it is made of: a column that is kept from him is in no file of his. */
export function judgedOrder({ world, caller, app, order }: Ordered): { subject: Subject; shown: readonly MetricId[] } {
  const { report, from, to, ...filters } = order;
  const subject = subjectOf(world, caller, { ...filters, report, app, from, to });
  const { shown, withheld } = columnsFor(subject, order.columns);
  if (withheld.length) throw forbidden();
  cutOf(order);
  return { subject, shown };
}

/** The table of a file, out of the same books as the reports. */
export function sheetOf(ordered: Ordered, name: string, missing: readonly string[]): Sheet {
  const { world, order } = ordered;
  const { subject, shown } = judgedOrder(ordered);
  const rows = rowsOf(subject, order, { facts: factsOf(shown), missing });
  const { entity, time, cell } = cutOf(order);
  const dimensions = [time, entity, cell].filter((one) => one !== undefined);
  const labels = new Map(dimensions.map((one) => [one, labelsFor(subject, one)]));
  const said = rows.map(({ keys, facts }) => {
    const values = valuesOf(facts, shown);
    const line: Cell[] = dimensions.map((one) => labels.get(one)?.(keys[one] ?? '').label ?? '');
    if (entity === 'campaign') line.push(keys.campaign ?? '');
    for (const id of shown) line.push(values[id] ?? null);
    return line;
  });
  return {
    title: name,
    notes: order.withSources ? [`口径：${subject.app.name} ${order.from} 至 ${order.to}，数据完整至 ${originOf(world).completeTo}`] : [],
    columns: [
      ...dimensions.map((one) => ({ title: heads[one], kind: 'text' as const })),
      ...(entity === 'campaign' ? [{ title: '推广活动 ID', kind: 'text' as const }] : []),
      ...shown.map((id) => ({ title: metricWords[id][0], kind: kinds[catalogue[id].unit] })),
    ],
    rows: said.sort((a, b) => Number(String(a[0]) > String(b[0])) - Number(String(a[0]) < String(b[0]))),
  };
}

/** How many rows a file may have at most, without opening a book. */
export function estimate(ordered: Ordered): { rows: number; size: number } {
  const { subject, shown } = judgedOrder(ordered);
  const { entity, time, cell } = cutOf(ordered.order);
  const { from, to, ad } = subject.filter;
  const ads = subject.books.ads.filter((one) => one.campaign.starts <= to && one.campaign.ends >= from - 90 && (!ad || ad(one)));
  const keys = {
    ad: ads.length,
    campaign: count(ads, (one) => one.campaign.id),
    group: count(ads, (one) => one.campaign.group),
    channel: count(ads, (one) => one.channel.id),
    adGroup: ads.length,
    creativeSet: count(ads, (one) => asaPlace('creativeSet', one)),
    placement: count(ads, (one) => asaPlace('placement', one)),
    org: count(ads, (one) => asaPlace('org', one)),
  };
  const days = Math.max(0, to - from + 1);
  const periods = { day: days, week: Math.ceil(days / 7), month: Math.ceil(days / 30), hour: 24 };
  const rows = (entity ? keys[entity] : 1) * (time ? periods[time] : 1) * (cell ? cellsOf[cell] : 1);
  return { rows, size: rows * (shown.length * 7 + 36) };
}

const cellsOf = { country: 8, os: 3, model: 4, keyword: 9 } as const;

const count = <One>(all: readonly One[], key: (one: One) => number | string) => new Set(all.map(key)).size;
