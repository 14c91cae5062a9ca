import { bilingual } from '#design-system';

const s = (n: number) => (n === 1 ? '1 campaign' : `${n.toLocaleString('en-US')} campaigns`);
const d = (n: number) => (n === 1 ? '1 day' : `${n} days`);

/** What is said when many campaigns are changed at once. */
export const words = bilingual({
  title: [(n: number) => `修改 ${n} 个推广活动`, (n: number) => `Change ${s(n)}`],
  what: ['修改什么', 'What to change'],
  window: ['归因窗口', 'Attribution window'],
  group: ['活动组', 'Group'],
  callback: ['数据回调', 'Callbacks'],
  clickWindow: ['点击归因窗口', 'Click window'],
  viewWindow: ['浏览归因窗口', 'View window'],
  days: [(n: number) => `${n} 天`, d],
  off: ['不计浏览', 'Don’t count views'],
  windows: [
    (click: number | null, view: number | null) => `点击 ${click ?? '–'} 天，${view === null ? '不计浏览' : `浏览 ${view} 天`}`,
    (click: number | null, view: number | null) =>
      `Click ${click === null ? '–' : d(click)}, ${view === null ? 'no views' : `view ${d(view)}`}`,
  ],
  allEvents: ['按渠道回调', 'As set for the channel'],
  noEvents: ['不回调', 'Off'],
  and: ['、', ', '],
  before: ['现在', 'Now'],
  after: ['修改后', 'After'],
  preview: ['修改前后对照', 'Before and after'],
  chooseFirst: ['选择活动组后，这里会列出每个活动的前后变化。', 'Choose a group to see each campaign before and after.'],
  counts: [
    (n: number, same: number) =>
      `${n} 个会改变${same > 0 ? `，${same} 个已经是这样，不会重复提交` : ''}。之后的点击按新设置归因，已有数据不变。`,
    (n: number, same: number) =>
      `${s(n)} will change${same > 0 ? `; ${same} already set this way and left alone` : ''}. New clicks follow the new setting; existing data stays.`,
  ],
  reviewed: ['重试前先核对', 'Check before you retry'],
  reviewedText: [
    '这些活动还没有改动：有的在提交前已被其他人修改。“现在”是最近读到的设置。',
    'These weren’t changed: someone else had already changed some of them. Now shows the settings as last read.',
  ],
  more: [(n: number) => `另有 ${n} 个，变化相同`, (n: number) => `${n} more with the same change`],
  act: [(n: number) => (n === 0 ? '修改' : `修改 ${n} 个`), (n: number) => (n === 0 ? 'Change' : `Change ${n}`)],
  cancel: ['取消', 'Cancel'],
  done: [(n: number) => `已修改 ${n} 个推广活动`, (n: number) => `${s(n)} changed`],
  notFetched: ['没有取到所选的推广活动', "Couldn't load the selected campaigns"],
  notFetchedDetail: ['没有修改任何活动，稍后再试。', 'Nothing was changed. Try again in a moment.'],
});
