import { bilingual } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  note: ['文件保留 7 天，过期后可重新生成', 'Files stay for 7 days and can be generated again'],
  search: ['搜索文件名或任务编号', 'File name or job number'],
  create: [`新建${tradeTerms.dataExport[0]}`, 'New export'],
  name: ['文件', 'File'],
  state: ['状态', 'Status'],
  detail: ['说明', 'Details'],
  period: ['数据日期', 'Dates'],
  ordered: ['创建', 'Created'],
  next: ['操作', 'Action'],
  report: ['报表', 'Report'],
  deleteMany: [
    (count: number) => `删除 ${count} 个文件？`,
    (count: number) => (count === 1 ? 'Delete 1 file?' : `Delete ${count.toLocaleString('en-US')} files?`),
  ],
  deletedMany: [
    (count: number) => `已删除 ${count} 个文件`,
    (count: number) => (count === 1 ? '1 file deleted' : `${count.toLocaleString('en-US')} files deleted`),
  ],
  none: ['还没有导出过文件', 'No files yet'],
  noneCause: [
    '在数据导出里选好指标和日期，或在报表里选“完整数据”，生成的文件都在这里。',
    'Files from Data export and from “Full data” in reports appear here.',
  ],
});
