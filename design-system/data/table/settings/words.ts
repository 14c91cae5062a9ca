import { bilingual } from '../../../foundation/words.ts';

export const words = bilingual({
  title: ['列设置', 'Columns'],
  chosen: [(count: number, of: number) => `已选 ${count} / ${of}`, (count: number, of: number) => `${count} of ${of}`],
  search: ['搜索列', 'Search columns'],
  none: ['没有匹配的列', 'No matching columns'],
  others: ['其他', 'Other'],
  order: ['显示顺序，拖动排列', 'Display order, drag to change'],
  fixed: ['固定', 'Fixed'],
  move: [(title: string) => `移动${title}，按上下键`, (title: string) => `Move ${title}, use the arrow keys`],
  moved: [
    (title: string, place: number, of: number) => `${title}，第 ${place} 位，共 ${of} 位`,
    (title: string, place: number, of: number) => `${title}, ${place} of ${of}`,
  ],
  reset: ['恢复默认', 'Reset'],
  cancel: ['取消', 'Cancel'],
  apply: ['应用', 'Apply'],
});
