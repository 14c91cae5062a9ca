import { bilingual } from '#design-system';

const s = (n: number) => (n === 1 ? '1 campaign' : `${n.toLocaleString('en-US')} campaigns`);

/** What is said when several campaigns are duplicated at once. */
export const words = bilingual({
  duplicate: ['复制', 'Duplicate'],
  title: [(n: number) => `复制 ${n} 个推广活动`, (n: number) => `Duplicate ${s(n)}`],
  what: [
    '每个副本有自己的监测链接，从今天开始。渠道、链接参数、窗口和回调与原活动相同；子活动、数据和已过的结束日期不复制。',
    'Each copy gets its own tracking link and starts today. Channel, link parameters, windows and callbacks stay the same; sub-campaigns, data and end dates in the past are left out.',
  ],
  tooMany: [
    (most: number, n: number) => `一次最多复制 ${most} 个，所选有 ${n} 个。请分几次选择。`,
    (most: number, n: number) => `You can duplicate ${most} campaigns at a time and have selected ${n}. Select fewer.`,
  ],
  notFetched: [
    '没有取到全部所选活动的设置，还没有复制任何活动。',
    "Couldn't load the settings of all selected campaigns. Nothing has been duplicated.",
  ],
  from: ['原活动', 'Original'],
  copy: ['副本名称', 'Name of the copy'],
  result: ['结果', 'Result'],
  ready: ['待复制', 'Ready'],
  offRule: ['不合命名规则，可以复制', 'Breaks the rule, allowed'],
  offRuleStrict: ['不合命名规则', 'Breaks the naming rule'],
  noName: ['没有可用的名称', 'No free name'],
  alone: ['单独复制并改名', 'Duplicate and rename'],
  made: ['已创建', 'Created'],
  removed: ['已撤销', 'Undone'],
  inUse: [(reason: string) => `没有撤销：${reason}`, (reason: string) => `Not undone: ${reason}`],
  outcome: [
    (made: number, failed: number) => (failed === 0 ? `已创建 ${made} 个副本` : `已创建 ${made} 个副本，${failed} 个没有创建`),
    (made: number, failed: number) => `${made === 1 ? '1 copy' : `${made} copies`} created${failed === 0 ? '' : `, ${failed} not created`}`,
  ],
  undone: [(n: number) => `已撤销，${n} 个副本已删除`, (n: number) => `Undone, ${n === 1 ? '1 copy' : `${n} copies`} deleted`],
  act: [(n: number) => (n === 0 ? '复制' : `复制 ${n} 个`), (n: number) => (n === 0 ? 'Duplicate' : `Duplicate ${n}`)],
  retry: [(n: number) => `重试 ${n} 个`, (n: number) => `Retry ${n}`],
  undo: ['撤销复制', 'Undo'],
  cancel: ['取消', 'Cancel'],
  close: ['关闭', 'Close'],
});
