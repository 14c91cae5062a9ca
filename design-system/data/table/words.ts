import { bilingual, useWords } from '../../foundation/words.ts';

const words = bilingual({
  immature: ['未到期', 'Not yet mature'],
  open: ['展开', 'Expand'],
  close: ['收起', 'Collapse'],
  more: ['更多操作', 'More actions'],
  select: [(name: string) => (name ? `选择 ${name}` : '选择此行'), (name: string) => `Select ${name || 'this row'}`],
  selectAll: ['全选', 'Select all'],
  selected: [(count: number) => `已选 ${count.toLocaleString('en-US')} 项`, (count: number) => `${count.toLocaleString('en-US')} selected`],
  clearSelection: ['取消选择', 'Clear selection'],
  bulk: ['对所选项的操作', 'Actions for selected rows'],
  total: ['合计', 'Total'],
  empty: ['没有数据', 'No data'],
  loading: ['加载中', 'Loading'],
  menuOf: [(title: string) => `${title}的列菜单`, (title: string) => `Column menu for ${title}`],
  widthOf: [(title: string) => `${title}的列宽`, (title: string) => `Width of ${title}`],
  ascending: ['升序', 'Sort ascending'],
  descending: ['降序', 'Sort descending'],
  unsorted: ['取消排序', 'Clear sorting'],
  sortedAs: [
    (rank: number, isDescending: boolean) => `第 ${rank} 排序，${isDescending ? '降序' : '升序'}`,
    (rank: number, isDescending: boolean) => `sorted ${isDescending ? 'descending' : 'ascending'}, number ${rank}`,
  ],
  moveLeft: ['左移', 'Move left'],
  moveRight: ['右移', 'Move right'],
  pinLeft: ['固定在左侧', 'Pin left'],
  pinRight: ['固定在右侧', 'Pin right'],
  unpin: ['取消固定', 'Unpin'],
  resize: ['调整列宽', 'Resize column'],
  resetWidth: ['恢复列宽', 'Reset column width'],
  hide: ['隐藏此列', 'Hide column'],
  movedTo: [
    (title: string, place: number, of: number) => `${title}移到第 ${place} 列，共 ${of} 列`,
    (title: string, place: number, of: number) => `${title} is now column ${place} of ${of}`,
  ],
  hidden: [(title: string) => `已隐藏${title}`, (title: string) => `${title} is hidden`],
});

export type TableWords = ReturnType<typeof useTableWords>;

/** The words of the table itself. The same object for the same language, so that rows can be memoised. */
export const useTableWords = () => useWords(words);
