import { bilingual } from '#design-system';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`);

/** Of files and how they end, on both pages. */
export const jobWords = bilingual({
  running: ['生成中', 'Generating'],
  done: ['完成', 'Ready'],
  partly: ['部分数据', 'Partial'],
  empty: ['无数据', 'No data'],
  failed: ['失败', 'Failed'],
  expired: ['已过期', 'Expired'],

  written: [(rows: number) => `已写 ${rows.toLocaleString('en-US')} 行`, (rows: number) => `${many(rows, 'row', 'rows')} written`],
  starting: ['正在开始', 'Starting'],
  secondsLeft: [(seconds: number) => `约 ${seconds} 秒`, (seconds: number) => `about ${seconds} s left`],
  minutesLeft: [(minutes: number) => `约 ${minutes} 分钟`, (minutes: number) => `about ${minutes} min left`],
  rows: [(rows: number) => `${rows.toLocaleString('en-US')} 行`, (rows: number) => many(rows, 'row', 'rows')],
  until: [(day: string) => `保留到 ${day}`, (day: string) => `available until ${day}`],
  missing: [
    (got: number, all: number, days: string) => `只有 ${got} / ${all} 天：${days} 仍在补数`,
    (got: number, all: number, days: string) => `${got} of ${all} days: ${days} still arriving`,
  ],
  andMore: [(days: string, count: number) => `${days}等 ${count} 天`, (days: string, count: number) => `${days}… (${count} days)`],
  nothing: ['所选日期没有数据，未生成文件', 'No data for these dates, no file was created'],
  timeout: [(id: number) => `查询超过 180 秒，任务编号 ${id}`, (id: number) => `Query took over 180 s (job ${id})`],
  tooMany: [(id: number) => `超过一个文件的行数上限，任务编号 ${id}`, (id: number) => `Over the limit of rows (job ${id})`],
  refused: [(id: number) => `其中有字段已不在权限内，任务编号 ${id}`, (id: number) => `Access to a field was removed (job ${id})`],
  unknown: [(id: number) => `服务没有说明原因，任务编号 ${id}`, (id: number) => `No reason was given (job ${id})`],
  canSplit: ['可拆成按周导出', 'split it by week'],
  gone: [(day: string) => `${day} 过期，文件已删除`, (day: string) => `Expired on ${day}, the file is deleted`],
  goneLong: ['文件已删除', 'The file is deleted'],
  and: ['、', ', '],
  comma: ['，', ', '],

  filters: [(count: number) => `${count} 项筛选`, (count: number) => many(count, 'filter', 'filters')],
  metrics: [(count: number) => `${count} 项指标`, (count: number) => many(count, 'metric', 'metrics')],
  otherReport: ['其他报表', 'Other report'],
  daily: ['按日', 'Daily'],

  download: ['下载', 'Download'],
  downloadPart: ['下载已有部分', 'Download what there is'],
  complete: ['补齐', 'Complete'],
  newDates: ['改日期', 'Change dates'],
  newDatesLong: ['换日期再导出', 'Export other dates'],
  split: ['拆分重试', 'Split and retry'],
  again: ['重新生成', 'Generate again'],
  cancel: ['取消', 'Cancel'],
  cancelLong: ['取消生成', 'Cancel generating'],
  delete: ['删除', 'Delete'],
  deleteTitle: [(name: string) => `删除“${name}”？`, (name: string) => `Delete “${name}”?`],
  deleteText: [
    '文件会从所有人的列表里消失，已下载的不受影响。',
    'The file disappears from everyone’s list. Copies that were downloaded stay.',
  ],
  deleted: [(name: string) => `已删除“${name}”`, (name: string) => `“${name}” deleted`],
  cancelled: [(name: string) => `已取消“${name}”`, (name: string) => `“${name}” canceled`],
  notCancelled: ['没有取消，文件仍在生成', 'Couldn’t cancel. The file is still being generated'],
  restarted: [(name: string) => `正在重新生成“${name}”`, (name: string) => `Generating “${name}” again`],
  splitDone: [(name: string) => `“${name}”已拆成按周的文件`, (name: string) => `“${name}” is split into weekly files`],
  notStarted: ['没有开始生成，稍后再试', 'Couldn’t start. Try again later'],
  ordered: [(name: string) => `正在生成“${name}”`, (name: string) => `Generating “${name}”`],

  fileName: ['文件名称', 'File name'],
  period: ['日期', 'Dates'],
  periodHint: ['指标、筛选和格式与原来的文件相同', 'Metrics, filters and format stay as they were'],
  generate: ['生成文件', 'Generate file'],
  longer: ['日期超过 366 天，缩短后再导出', 'Choose 366 days or less'],
});
