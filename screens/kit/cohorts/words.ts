import { bilingual } from '#design-system';

export const cohortWords = bilingual({
  mean: ['平均', 'Average'],
  previous: ['上期', 'Previous period'],
});
