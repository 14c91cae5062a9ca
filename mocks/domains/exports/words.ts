import type { ExportOrder } from '#app/api/exports.ts';
import type { Platform } from '#app/api/apps/shapes.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { isNamedByPeriod, periodWords } from '#app/lib/metrics/periodNames.ts';
import { fileWords } from '#app/lib/metrics/fileWords.ts';
import { platformNames, trafficNames } from '#app/lib/glossary/words.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { metricWords } from '#app/lib/metrics/words.ts';

type Pair = readonly [chinese: string, english: string];

/** The service's names of the dimensions. */
const heads: Readonly<Record<Dimension, Pair>> = {
  all: ['合计', 'Total'],
  day: ['日期', 'Date'],
  hour: ['小时', 'Hour'],
  week: ['周', 'Week'],
  month: ['月', 'Month'],
  channel: ['渠道', 'Channel'],
  group: ['推广活动组', 'Campaign group'],
  campaign: ['推广活动', 'Campaign'],
  ad: ['广告', 'Ad'],
  org: ['组织', 'Organization'],
  adGroup: ['广告组', 'Ad group'],
  creativeSet: ['素材集', 'Creative set'],
  placement: ['广告位', 'Placement'],
  keyword: ['关键词', 'Keyword'],
  country: ['国家/地区', 'Country/region'],
  os: ['系统', 'Operating system'],
  model: ['机型', 'Device model'],
  resolution: ['分辨率', 'Resolution'],
  language: ['语言', 'Language'],
  network: ['主要网络', 'Main network'],
  carrier: ['运营商', 'Carrier'],
  appVersion: ['应用版本', 'App version'],
  sourceApp: ['来源应用', 'Source app'],
  tier: ['匿名层级', 'Privacy tier'],
};

/**
 * Dimensions that also show their key: two campaigns may have the same name, and a country code is the same in every language and can be
 * joined with other tables.
 */
const keyHeads: Readonly<Partial<Record<Dimension, Pair>>> = {
  campaign: ['推广活动 ID', 'Campaign ID'],
  country: ['国家/地区代码', 'Country/region code'],
};

const leftOut = [(name: string) => `排除${name}`, (name: string) => `excluded ${name.toLowerCase()}`] as const;

const nameless: Readonly<Partial<Record<Dimension, Pair>>> = {
  group: ['未分组', 'No group'],
  keyword: ['无关键词', 'No keyword'],
};

interface Basis {
  app: { name: string; platform: Platform };
  filters: readonly { by: Dimension; names: readonly string[]; isLeftOut: boolean }[];
  /** Null where organic installs are kept from the caller; nothing where rows are no installs by source. */
  traffic?: keyof typeof trafficNames | null;
  hasMoney: boolean;
  from: string;
  to: string;
  completeTo: string;
  search: string | null;
  limits: readonly { metric: MetricId; sign: string; bound: number }[];
}

/** The words of a file in the language of its order: Chinese where it names none. */
export function wordsOf({ language }: Pick<ExportOrder, 'language'>) {
  const locale = language ?? 'zh-CN';
  const side = locale === 'en' ? 1 : 0;
  const metric = (id: MetricId) => metricWords[id][side];
  const overPeriod = (id: MetricId) => (isNamedByPeriod(id, 'distinct') ? periodWords.distinct[side](metric(id)) : metric(id));
  const limit = ({ metric: id, sign, bound }: Basis['limits'][number]) =>
    `${metric(id)} ${sign} ${catalogue[id].unit === 'rate' ? `${Number((bound * 100).toPrecision(10))}%` : bound}`;
  return {
    locale,
    metric,
    overPeriod,
    head: (one: Dimension) => heads[one][side],
    keyHead: (one: Dimension) => keyHeads[one]?.[side],
    nameless: (one: Dimension) => nameless[one]?.[side] ?? '',
    basis: ({ app: { name, platform }, from, to, completeTo, filters, traffic, hasMoney, search, limits }: Basis) => {
      const app = `${name} ${platformNames[platform][side]}`;
      const said = [
        ...filters.map(
          ({ by, names, isLeftOut }) => `${isLeftOut ? leftOut[side](heads[by][side]) : heads[by][side]} ${names.join(' / ')}`,
        ),
        ...(search ? [fileWords.search[side](search)] : []),
        ...limits.map(limit),
        ...(traffic === undefined
          ? []
          : [traffic === null ? fileWords.natural[side] : fileWords.traffic[side](trafficNames[traffic][side])]),
        fileWords.zone[side](reportZone.name),
        ...(hasMoney ? [fileWords.currency[side]] : []),
      ];
      return side
        ? [`Basis: ${app} from ${from} to ${to}`, `data complete through ${completeTo}`, ...said].join('; ')
        : [`口径：${app} ${from} 至 ${to}，数据完整至 ${completeTo}`, ...said].join('；');
    },
  };
}
