import { bilingual } from '../../../foundation/words.ts';

export const words = bilingual({
  title: ['列设置', 'Columns'],
  chosen: [(count: number, of: number) => `已选 ${count} / ${of}`, (count: number, of: number) => `${count} of ${of}`],
  search: ['搜索指标', 'Find a column'],
  none: ['没有匹配的列', 'No column matches'],
  others: ['其他', 'Other'],
  order: ['显示顺序，拖动排列', 'Order, drag to change'],
  fixed: ['固定', 'Fixed'],
  move: [(title: string) => `移动${title}，按上下键`, (title: string) => `Move ${title} with the arrow keys`],
  moved: [
    (title: string, place: number, of: number) => `${title}，第 ${place} 位，共 ${of} 位`,
    (title: string, place: number, of: number) => `${title}, ${place} of ${of}`,
  ],
  reset: ['恢复默认', 'Reset'],
  cancel: ['取消', 'Cancel'],
  apply: ['应用', 'Apply'],
});
