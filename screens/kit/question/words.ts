import { bilingual } from '#design-system';

export const questionWords = bilingual({
  failedCause: [
    '服务没有正常应答。筛选都还在，可以重试。',
    'The service didn’t respond as expected. Your filters are still set; try again.',
  ],
  nothing: ['没有可导出的数据', 'No data to export'],
  breakdown: ['维度', 'Breakdown'],
  series: ['名称', 'Name'],
  previous: ['上期', 'Previous period'],
});
