import { bilingual } from '#design-system';

const figure = (count: number) => count.toLocaleString('en-US');

interface Counts {
  done: number;
  failed: number;
  skipped: number;
}

/** The words that are the same for every list. */
export const listWords = bilingual({
  all: ['全部', 'All'],
  isSet: ['是', 'Yes'],
  items: [(count: number) => `${figure(count)} 项`, (count: number) => figure(count)],
  and: ['、', ', '],
  noMatch: ['没有匹配的结果', 'No results'],
  noMatchFor: [(query: string) => `没有找到“${query}”。`, (query: string) => `Nothing matches “${query}”.`],
  noMatchFilters: [(filters: string) => `当前的筛选条件：${filters}。`, (filters: string) => `Filters applied: ${filters}.`],
  clear: ['清除筛选', 'Clear filters'],
  none: ['还没有内容', 'Nothing here yet'],
  noneCause: ['新增后会出现在这里。', 'New records appear here.'],
  forbidden: ['暂无权限查看', "You don't have access to this list"],
  forbiddenCause: ['可请主账号或管理员授权。', 'Ask the owner or an admin for access.'],
  failed: ['加载失败', "Couldn't load the list"],
  failedCause: ['服务没有正常应答，搜索和筛选都还在。', "The service didn't answer as expected. Your search and filters are still here."],

  selectAll: [(count: number) => `选择全部匹配的 ${figure(count)} 项`, (count: number) => `Select all ${figure(count)} that match`],
  progress: [
    (verb: string, done: number, all: number) => `${verb}：${figure(done)} / ${figure(all)}`,
    (verb: string, done: number, all: number) => `${verb}: ${figure(done)} of ${figure(all)}`,
  ],
  result: [
    (verb: string, { done, failed, skipped }: Counts) =>
      `${verb}：完成 ${figure(done)} 项${failed ? `，失败 ${figure(failed)} 项` : ''}${skipped ? `，${figure(skipped)} 项保持不变` : ''}`,
    (verb: string, { done, failed, skipped }: Counts) =>
      `${verb}: done ${figure(done)}${failed ? `, failed ${figure(failed)}` : ''}${skipped ? `, unchanged ${figure(skipped)}` : ''}`,
  ],
  question: [
    (verb: string, count: number) => `对 ${figure(count)} 项执行“${verb}”？`,
    (verb: string, count: number) => `Apply “${verb}” to ${figure(count)} items?`,
  ],
  willChange: [(count: number) => `${figure(count)} 项会改变。`, (count: number) => `${figure(count)} items will change.`],
  willStay: [
    (count: number, reasons: string) => `${figure(count)} 项保持不变（${reasons}）。`,
    (count: number, reasons: string) =>
      `${figure(count)} ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'} (${reasons}).`,
  ],
  stayed: [(count: number) => `${figure(count)} 项保持不变`, (count: number) => `${figure(count)} unchanged`],
  notApplicable: ['不需要或不适用', 'Not needed or not possible'],
  retry: [(count: number) => `重试 ${figure(count)} 项`, (count: number) => `Retry ${figure(count)}`],
  review: [(count: number) => `核对后重试 ${figure(count)} 项`, (count: number) => `Review and retry ${figure(count)}`],
  failures: ['失败的项', 'Failed rows'],
  unchanged: ['保持不变的项', 'Unchanged rows'],
  more: [(count: number) => `另有 ${figure(count)} 项`, (count: number) => `${figure(count)} more`],
  undo: ['撤销', 'Undo'],
  undoDone: [(count: number) => `撤销 ${figure(count)} 项`, (count: number) => `Undo ${figure(count)}`],
  retryUndo: ['重试', 'Retry'],
  undone: ['已撤销', 'Undone'],
  notFetched: ['没有取到全部匹配的行，没有执行', "Couldn't fetch every matching row. Nothing was changed"],
  noneCan: ['所选的行都不需要', 'None of the selected rows need this'],

  saved: ['常用筛选', 'Saved filters'],
  save: ['保存当前筛选…', 'Save current filters…'],
  savedName: ['名称', 'Name'],
  exporting: [
    (fetched: number, total: number) => `正在导出：已读取 ${figure(fetched)} / ${figure(total)} 行`,
    (fetched: number, total: number) => `Exporting: ${figure(fetched)} of ${figure(total)} rows read`,
  ],
  reading: [(fetched: number) => `正在导出：已读取 ${figure(fetched)} 行`, (fetched: number) => `Exporting: ${figure(fetched)} rows read`],
  cancelExport: ['取消导出', 'Cancel export'],
  changedMeanwhile: [
    '导出期间列表有变动，可能缺行，或与现在不一致。需要准确数据时再导出一次。',
    'The list changed during the export. Rows may be missing or out of date. Export again if you need exact data.',
  ],
  nothingToExport: ['没有可导出的行', 'No rows to export'],
  nothingToSave: ['先搜索或筛选', 'Search or filter first'],
  noteSearch: [(query: string) => `搜索 ${query}`, (query: string) => `Search ${query}`],
  noteFilters: [(filters: string) => `筛选 ${filters}`, (filters: string) => `Filters ${filters}`],

  previous: ['上一条', 'Previous'],
  next: ['下一条', 'Next'],
  gone: ['这条记录不在列表里', "This record isn't in the list"],
  goneCause: ['可能已经删除，或不符合当前的筛选。', "It may have been deleted, or it doesn't match the current filters."],
  goneForGood: ['没有这条记录', "This record doesn't exist"],
  goneForGoodCause: ['可能已经删除，或没有授权给你。', 'It may have been deleted, or you may not have access to it.'],
  notOnPage: ['这条记录不在这一页', "This record isn't on this page"],
  notOnPageCause: [
    '可能在其他页，可能已经删除，或不符合当前的筛选。搜索它的名称可以找到它。',
    'It may be on another page, deleted, or not match the current filters. Search for its name to find it.',
  ],
  toList: ['返回列表', 'Back to the list'],
});
