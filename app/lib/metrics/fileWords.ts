import { bilingual } from '#design-system/foundation/words.ts';

/** What stands above the rows of a file. */
export const fileWords = bilingual({
  app: [(name: string) => `应用 ${name}`, (name: string) => `App: ${name}`],
  period: [(days: string) => `时段 ${days}`, (days: string) => `Period: ${days}`],
  against: [
    (days: string, before: string) => `对比 ${days} 与 ${before}`,
    (days: string, before: string) => `Compared: ${days} with ${before}`,
  ],
  zone: [(zone: string) => `时区 ${zone}，自然日`, (zone: string) => `Time zone: ${zone}, calendar days`],
  currency: ['货币 人民币（CNY）', 'Currency: CNY'],
  fetched: [(time: string) => `获取于 ${time}`, (time: string) => `Retrieved at ${time}`],
  filters: [(what: string) => `筛选 ${what}`, (what: string) => `Filters: ${what}`],
  noFilters: ['筛选 无', 'Filters: none'],
  search: [(text: string) => `搜索“${text}”`, (text: string) => `search “${text}”`],
  traffic: [(name: string) => `流量 ${name}`, (name: string) => `Traffic: ${name}`],
  natural: ['不含自然量', 'Organic excluded'],
});
