import { bilingual } from '#design-system';

export const words = bilingual({
  figures: ['主要指标', 'Key metrics'],
  why: [(figure: string) => `为什么是这个数：${figure}`, (figure: string) => `Why this number: ${figure}`],
  countedOf: [
    (count: number, all: number) => `各项计入 ${count} / ${all} 天：没有收到数据的日子不计入。`,
    (count: number, all: number) => `These figures count ${count} of ${all} days: days that weren’t received are left out.`,
  ],
  countedInBoth: [
    (count: number, all: number) => `各项两边各计入 ${count} / ${all} 天：任一时段没有收到数据的日子，两边都不计入。`,
    (count: number, all: number) =>
      `These figures count ${count} of ${all} days in each period: a day that wasn’t received in one of them is left out of both.`,
  ],
  mauLacks: [
    (count: number, all: number, days: string) => `${count} / ${all} 天的 MAU 含没有收到数据的日子：${days}`,
    (count: number, all: number, days: string) => `MAU of ${count} of ${all} days includes days that weren’t received: ${days}`,
  ],
  mauLackedBefore: [
    (count: number, all: number, days: string) => `对比时段 ${count} / ${all} 天的 MAU：${days}`,
    (count: number, all: number, days: string) => `in the compared period MAU of ${count} of ${all} days: ${days}`,
  ],
  and: ['；', '; '],
  stickinessNote: [
    (lacks: string) => `DAU / MAU：${lacks}。这些 MAU 可能偏低，比值可能偏高。`,
    (lacks: string) => `DAU / MAU: ${lacks}. Where that is so, MAU can be too low and the ratio too high.`,
  ],
  active: ['活跃用户', 'Active users'],
  activeNote: ['当日、近 7 日、近 30 日，各自去重', 'on the day, in 7 and in 30 days, each person once'],
  date: ['日期', 'Date'],
  kind: ['口径', 'Measure'],
  dau: ['DAU', 'DAU'],
  wau: ['WAU（近 7 日）', 'WAU (7 days)'],
  mau: ['MAU（近 30 日）', 'MAU (30 days)'],
  activeSentence: [
    (day: string, dau: string, wau: string, mau: string, share: string) =>
      `${day} DAU ${dau}，WAU ${wau}，MAU ${mau}；当日活跃占近 30 日活跃的 ${share}。同一人在每个口径中只计一次，各日不相加。`,
    (day: string, dau: string, wau: string, mau: string, share: string) =>
      `On ${day}: DAU ${dau}, WAU ${wau}, MAU ${mau}; ${share} of the 30-day active users came on the day. Each person counts once in each; days aren’t added up.`,
  ],
  since: ['何时激活', 'Installed'],
  newUsers: ['新用户', 'New users'],
  existingUsers: ['老用户', 'Existing users'],
  newAndExisting: ['新用户与老用户', 'New and existing users'],
  newAndExistingNote: ['每日 DAU：当日激活，和此前激活', 'DAU: installed on the day, and before it'],
  newSentence: [
    (day: string, fresh: string, existing: string, days: number, share: string) =>
      `${day} 新用户 ${fresh}，老用户 ${existing}；完整 ${days} 天新用户占 DAU 的 ${share}。各日不相加。`,
    (day: string, fresh: string, existing: string, days: number, share: string) =>
      `On ${day}: ${fresh} new and ${existing} existing users; over ${days} full ${days === 1 ? 'day' : 'days'}, new users are ${share} of DAU. Days aren’t added up.`,
  ],
  sharePreviously: [
    (share: string, before: string) => `${share}（上期 ${before}）`,
    (share: string, before: string) => `${share} (previous period ${before})`,
  ],
  minutesNote: ['只计完整的日子', 'full days only'],
  lengths: ['单次会话时长', 'Session length'],
  medianLength: ['会话时长中位数', 'Median session length'],
  medianLengthMeans: [
    '一半会话比它短，一半比它长。同一区间内按对数坐标均匀分布估算；最后一段按 4 小时为止。',
    'Half of the sessions are shorter and half are longer. Within its bucket sessions count as evenly spread on a logarithmic axis, and the last bucket ends at 4 hours.',
  ],
  shareOfSessions: ['占会话', 'Share of sessions'],
  fullPeriod: ['全部会话', 'All sessions'],
  lengthsNote: ['占会话 %', '% of sessions'],
  sessions: ['会话', 'Sessions'],
  hours: ['小时 × 星期', 'Hour by weekday'],
  hoursNote: ['该时段的平均启动次数，只计完整的日子', 'average sessions in the hour, full days only'],
  hoursNoteInThousands: ['该时段的平均启动次数，单位千次，只计完整的日子', 'average sessions in the hour, in thousands, full days only'],
  hoursMeans: [
    '这些天里该时段的启动次数，除以计入的天数。今天没有结束，不计入。',
    'Sessions in this hour on these weekdays, divided by how many such days were counted. Today isn’t over and is left out.',
  ],
  everyWeekday: ['每天', 'Every day'],
  hoursMeasure: ['平均启动次数', 'Average sessions'],
  weekday: ['星期', 'Weekday'],
  daysCounted: ['计入天数', 'Days counted'],
  hour: [(hour: string) => `${hour} 时`, (hour: string) => `${hour}:00`],
  hoursSentence: [
    (weekday: string, hour: string, count: string) => `最活跃的是${weekday} ${hour}，平均启动 ${count} 次。`,
    (weekday: string, hour: string, count: string) => `Busiest: ${weekday} at ${hour}, ${count} sessions on average.`,
  ],
  day: ['日期', 'Date'],
  fullDays: ['完整的日子', 'Full days'],
  elsewhere: ['按渠道查看这些天的活跃', 'View activity of these days by channel'],
  none: ['这段时间没有人打开过应用', 'Nobody opened the app in this period'],
  noneCause: ['换一段时间，或清除筛选。', 'Choose another period or clear the filters.'],
  failed: ['活跃用户没有加载出来', 'Couldn’t load active users'],
  lengthsFailed: ['会话时长没有加载出来', 'Couldn’t load session lengths'],
});

export const headlineNames = bilingual({
  dau: ['日均 DAU', 'Average DAU'],
  stickiness: ['DAU / MAU', 'DAU / MAU'],
  sessionsPerUser: ['人均每日启动', 'Daily sessions per user'],
  minutesPerUser: ['人均每日时长（分）', 'Daily minutes per user'],
  newShare: ['新用户占比', 'Share of new users'],
});

export const headlineDefinitions = bilingual({
  dau: [
    '各完整日 DAU 的平均。同一人可能在多天活跃，所以各日不能相加成“时段活跃用户”。',
    'Average DAU over full days. The same person may be active on several days, so days don’t add up to the active users of the period.',
  ],
  stickiness: [
    '日活跃占近 30 日活跃的比例：各完整日 DAU 之和除以 MAU 之和。',
    'How many of the 30-day active users come on a day: DAU summed over full days, divided by MAU summed over the same days.',
  ],
  sessionsPerUser: [
    '启动次数除以各完整日活跃用户之和，即一个用户一天启动几次。',
    'Sessions divided by the DAU of full days: how often a user opens the app on a day.',
  ],
  minutesPerUser: [
    '使用时长除以各完整日活跃用户之和，即一个用户一天用多久。',
    'Time in the app divided by the DAU of full days: how long a user stays on a day.',
  ],
  newShare: ['当日激活的用户占当日活跃用户的比例。', 'Users who installed on the day, out of those active on it.'],
});

export const partNames = bilingual({
  dau: ['各日 DAU 之和', 'DAU summed over days'],
  stickiness: ['各日 DAU 之和', 'DAU summed over days'],
  sessionsPerUser: ['启动次数', 'Sessions'],
  minutesPerUser: ['使用时长（分）', 'Time in the app (min)'],
  newShare: ['当日激活', 'Installs of the day'],
});

export const wholeNames = bilingual({
  dau: ['天数', 'Days'],
  stickiness: ['各日 MAU 之和', 'MAU summed over days'],
  sessionsPerUser: ['各日 DAU 之和', 'DAU summed over days'],
  minutesPerUser: ['各日 DAU 之和', 'DAU summed over days'],
  newShare: ['各日 DAU 之和', 'DAU summed over days'],
});
