import { bilingual, inSentence } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`);
const number = (count: number) => count.toLocaleString('en-US');

export const words = bilingual({
  sheet: ['媒体的表格', 'Ad network sheet'],
  drop: ['把媒体导出的 CSV 或 XLSX 拖到这里', 'Drop the CSV or XLSX that you exported from the ad network'],
  dropHint: [
    '文件只在这个浏览器里读取，不会上传：任何请求都不带它的内容。',
    'The file is read in this browser only. It isn’t uploaded, and no request carries anything of it.',
  ],
  reading: ['正在读取表格', 'Reading the sheet'],
  stop: ['停止读取', 'Stop reading'],
  faultType: ['只能读取 CSV、TSV、TXT 和 XLSX。旧的 XLS 请另存为 XLSX', 'Only CSV, TSV, TXT and XLSX can be read. Save an old XLS as XLSX'],
  faultSize: ['文件超过 120 MB，缩短日期或减少列后再导出', 'The file is over 120 MB. Export fewer days or columns'],
  faultUnpacked: [
    '这个工作簿解压后超过 400 MB，没有打开。请另存为 CSV',
    'This workbook unpacks to more than 400 MB and wasn’t opened. Save it as CSV',
  ],
  faultRows: ['表格超过 100 万行，按日期拆分后再对账', 'The sheet has over 1,000,000 rows. Split it by date'],
  faultBroken: ['文件打不开：它不是表格，或已损坏', 'The file can’t be opened: it isn’t a sheet, or it’s damaged'],
  faultEmpty: ['文件里没有数据', 'The file has no data'],
  found: [
    (rows: number, encoding: string) => `${number(rows)} 行 · ${encoding}`,
    (rows: number, encoding: string) => `${many(rows, 'row', 'rows')} · ${encoding}`,
  ],
  openQuote: [
    (line: number) => `第 ${line} 行有一个没有闭合的引号，从那里起引号按普通字符读取`,
    (line: number) => `Line ${line} has a quote that is never closed. From there on quotes are read as text`,
  ],
  wide: [
    (read: number, all: number) => `共 ${number(all)} 列，读取前 ${read} 列`,
    (read: number, all: number) => `${number(all)} columns. The first ${read} are read`,
  ],
  totals: [(n: number) => `${n} 行合计没有计入`, (n: number) => `${many(n, 'total row is', 'total rows are')} left out`],
  unreadDays: [(n: number) => `${number(n)} 行的日期读不出来`, (n: number) => `${many(n, 'date', 'dates')} couldn’t be read`],
  unreadNumbers: [
    (n: number) => `${number(n)} 个数字读不出来，按空值计`,
    (n: number) => `${many(n, 'number', 'numbers')} couldn’t be read and count as empty`,
  ],
  otherDays: [(n: number) => `${number(n)} 行在所选日期之外`, (n: number) => `${many(n, 'row is', 'rows are')} outside these dates`],

  columns: ['列的含义', 'Columns'],
  head: ['表头所在行', 'Head of the table'],
  line: [(n: number) => `第 ${n} 行`, (n: number) => `Line ${n}`],
  dayStyle: ['日期写法', 'Date format'],
  dayStyleOpen: ['月和日分不清，请选一种', 'Months and days can’t be told apart. Choose one'],
  ymd: ['年-月-日', 'Year-month-day'],
  mdy: ['月/日/年', 'Month/day/year'],
  dmy: ['日/月/年', 'Day/month/year'],
  serial: ['Excel 日期', 'Excel date'],
  moreColumns: [(n: number) => `另有 ${n} 列没有用到`, (n: number) => `${many(n, 'more column', 'more columns')} not used`],
  showAll: ['显示全部', 'Show all'],

  matching: ['对账方式', 'Matching'],
  join: ['按什么对应', 'Match rows by'],
  tolerance: ['容差', 'Tolerance'],
  id: ['活动 ID', 'Campaign ID'],
  name: ['活动名称', 'Campaign name'],
  date: ['日期', 'Date'],
  ignore: ['不使用', 'Not used'],

  start: ['把媒体的数据和我们的放在一起对', 'Compare the ad network’s numbers with ours'],
  startCause: [
    '拖入媒体后台导出的表格，逐行对出差异，再一键检验常见原因：时区、按点击日期计、自然量、未到期、筛选、重复。文件不会离开这个浏览器。',
    'Drop a sheet from the ad network. Rows are compared one by one, and common causes are tested with one press: time zone, click date, organic, days not mature, filters, duplicates. The file never leaves this browser.',
  ],
  noMetric: ['表里没有可以对的指标', 'The sheet has no metric to compare'],
  noMetricCause: ['把文件的一列设为点击、激活、消耗等指标。', 'Set a column of the file to clicks, installs, spend or another metric.'],
  noKey: ['表里没有活动 ID、名称或日期', 'The sheet has no campaign ID, name or date'],
  noKeyCause: ['把文件的一列设为其中一种，行才能对应。', 'Set a column of the file to one of them, so that rows can be matched.'],
  noRows: ['两边都没有数据', 'Neither side has data'],
  noRowsCause: ['所选日期和筛选下没有数据，检查日期。', 'There is nothing for these dates and filters. Check the dates.'],
  noMatch: [
    (join: string) => `没有一行按${join}对上：媒体的编号常和我们的不同，换一种方式`,
    (join: string) => `No row matches by ${inSentence(join)}. Ad networks often use other IDs than ours, so match another way`,
  ],
  failed: ['我们的数据没有加载出来', 'Couldn’t load our numbers'],

  metric: ['对哪个指标', 'Metric'],
  theirs: ['媒体', 'Ad network'],
  ours: ['我们', 'Ours'],
  difference: ['差异', 'Difference'],
  share: ['差异率', 'Difference %'],
  apart: ['逐行差异', 'Row by row'],
  beyondLabel: ['超出容差的行', 'Rows beyond tolerance'],

  rows: ['逐行对比', 'Rows'],
  show: ['显示哪些行', 'Rows to show'],
  all: ['全部', 'All'],
  beyond: ['超出容差', 'Beyond tolerance'],
  onlyTheirs: ['只在媒体', 'Ad network only'],
  onlyOurs: ['只在我们', 'Ours only'],
  noneOfThese: ['没有这样的行', 'No such rows'],
  noneOfTheseCause: ['换一种看法，或放宽容差。', 'Show other rows, or change the tolerance.'],
  cut: [
    (shown: number, all: number, isBySize: boolean) =>
      `${isBySize ? '差异最大的' : '前'} ${number(shown)} 行，共 ${number(all)} 行；导出含全部`,
    (shown: number, all: number, isBySize: boolean) =>
      `The ${isBySize ? '' : 'first '}${number(shown)} ${isBySize ? 'largest differences ' : ''}of ${number(all)} rows. An export has all`,
  ],
  channelSheet: ['对账单', 'Reconciliation'],
  noteMetric: [(name: string) => `指标：${name}`, (name: string) => `Metric: ${name}`],
  noteJoin: [(name: string) => `按${name}对应`, (name: string) => `Matched by ${inSentence(name)}`],
  noteCounting: [(text: string) => `统计口径：${text}`, (text: string) => `Counted: ${text}`],

  causes: ['可能的原因', 'Possible causes'],
  causesNote: ['检验时按那种口径重新取我们的数据', 'A test asks for our numbers in that way'],
  noCauses: ['没有别的原因可以检验', 'No other cause to test'],
  noDifference: ['两边一致，没有要解释的差异', 'Both sides agree. There is nothing to explain'],
  test: ['检验', 'Test'],
  apply: ['采用', 'Apply'],
  left: [
    (share: string, apart: string) => `剩余 ${share}，逐行 ${apart}`,
    (share: string, apart: string) => `${share} left, ${apart} row by row`,
  ],
  unknown: ['服务不能按这种口径统计', 'The service can’t count in this way'],
  testFailed: ['没有检验成，再试一次', 'Couldn’t test. Try again'],
  zoneOf: ['媒体的时区', 'Time zone of the ad network'],
});

/** What each cause is called, and how it makes numbers differ. */
export const causeNames = bilingual({
  zone: ['媒体按另一个时区分日', 'The ad network’s days are in another time zone'],
  click: ['媒体按点击日期计，我们按激活日期计', 'The ad network counts by click date, we count by install date'],
  organic: ['自然量算不算在内', 'Organic installs are counted or left out'],
  recent: ['最近 3 天还会变', 'The last 3 days still change'],
  filters: ['页面上的筛选去掉了一部分', 'Filters on this page leave something out'],
  others: ['表里只有一部分活动', 'The sheet has only some of the campaigns'],
  repeated: ['表里有重复的行', 'The sheet has rows twice'],
  duplicates: ['媒体的点击已去重', 'The ad network counts unique clicks'],
});

/** How an applied cause is said in a chip and in a file. */
export const countingNames = bilingual({
  zone: [(zone: string) => `${zone} 的日期`, (zone: string) => `Days of ${zone}`],
  isByClick: ['按点击日期', 'By click date'],
  isMature: ['不含最近 3 天', 'Without the last 3 days'],
  isShared: ['只含表里的活动', 'Only campaigns of the sheet'],
  isOnce: ['重复行计一次', 'Repeated rows count once'],
  isUnique: metricWords.uniqueClicks,
});
