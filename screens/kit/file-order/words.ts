import { bilingual } from '#design-system';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`);
const rowsIn = (rows: string) => `${rows} ${rows === '1' ? 'row' : 'rows'}`;

export const words = bilingual({
  title: ['导出完整数据', 'Export full data'],
  name: ['文件名称', 'File name'],
  format: ['格式', 'Format'],
  xlsx: ['Excel 工作簿', 'Excel workbook'],
  csv: ['CSV 文本', 'CSV'],
  tidy: ['CSV，供程序读取（无说明行）', 'CSV for programs (no notes)'],
  order: ['生成文件', 'Generate file'],

  estimating: ['正在估算行数', 'Estimating the number of rows'],
  notEstimated: ['没有估算出行数，仍可以生成', 'Couldn’t estimate the rows. You can still generate the file'],
  estimate: [
    (rows: number, size: string, limit: string) =>
      `预计最多 ${rows.toLocaleString('en-US')} 行 · 约 ${size}，低于 ${limit} 行上限，不会截断`,
    (rows: number, size: string, limit: string) =>
      `Up to ${many(rows, 'row', 'rows')} · about ${size}. Below the limit of ${limit} rows, nothing is cut`,
  ],
  takes: [
    (text: string, seconds: number) => (seconds < 100 ? `${text}，约 ${seconds} 秒` : `${text}，约 ${Math.ceil(seconds / 60)} 分钟`),
    (text: string, seconds: number) => (seconds < 100 ? `${text}, about ${seconds} s` : `${text}, about ${Math.ceil(seconds / 60)} min`),
  ],
  tooMany: [
    (rows: number, limit: string) => `最多可达 ${rows.toLocaleString('en-US')} 行，超过 ${limit} 行上限：缩短日期或减少维度`,
    (rows: number, limit: string) =>
      `Up to ${many(rows, 'row', 'rows')}, over the limit of ${limit}: shorten the dates or remove a dimension`,
  ],
  notTogether: ['这几个维度不能放进同一个文件，减少一个维度', 'These dimensions can’t be combined in one file. Remove one of them'],
  notAccepted: ['服务不接受这次导出', 'The service doesn’t accept this export'],

  running: [(rows: string) => `正在生成，已有 ${rows} 行`, (rows: string) => `Generating, ${rowsIn(rows)} so far`],
  done: [(rows: string) => `已生成，共 ${rows} 行`, (rows: string) => `Ready: ${rowsIn(rows)}`],
  empty: ['所选条件下没有数据，没有生成文件。', 'No data matches these conditions, so no file was created.'],
  partly: [(days: string) => `只有一部分：缺少 ${days}`, (days: string) => `Partial file, data missing for ${days}`],
  failed: ['没有生成成功，稍后在报表下载里重试。', 'Couldn’t generate the file. Try again later from Report downloads.'],
  expired: ['文件已过期，需要重新导出。', 'The file has expired. Export it again.'],
  download: ['下载', 'Download'],
  sameTitle: ['同样的文件正在生成', 'The same file is being generated'],
  sameText: [
    '内容相同的文件已经开始生成，不需要再生成一份。',
    'A file with the same contents has already been ordered, so you don’t need another one.',
  ],
  another: ['再生成一份', 'Generate another'],
  useSame: ['用正在生成的', 'Use that one'],
  orderFailed: ['没有开始导出，稍后再试。', 'Couldn’t start the export. Try again later.'],
});
