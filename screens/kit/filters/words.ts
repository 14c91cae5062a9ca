import { bilingual } from '#design-system';

export const filterWords = bilingual({
  filter: ['筛选', 'Filter'],
  field: ['字段', 'Field'],
  fields: ['维度', 'Dimensions'],
  metrics: ['指标', 'Metrics'],
  more: ['大于', 'More than'],
  less: ['小于', 'Less than'],
  bound: ['数值', 'Number'],
  noBound: ['请填写数值', 'Write a number'],
  how: ['方式', 'How'],
  include: ['只看', 'Only'],
  exclude: ['排除', 'Leave out'],
  values: ['值', 'Values'],
  apply: ['应用', 'Apply'],
});
