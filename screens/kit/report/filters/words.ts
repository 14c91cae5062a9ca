import { bilingual } from '#design-system';

export const filterWords = bilingual({
  period: ['时段', 'Period'],
  groupBy: ['维度', 'Group by'],
  traffic: ['流量', 'Traffic'],
  filter: ['筛选', 'Filter'],
  field: ['字段', 'Field'],
  fields: ['维度', 'Dimensions'],
  metrics: ['指标', 'Metrics'],
  more: ['大于', 'Greater than'],
  less: ['小于', 'Less than'],
  bound: ['数值', 'Value'],
  noBound: ['填写数值', 'Enter a value'],
  how: ['方式', 'Condition'],
  include: ['只看', 'Show only'],
  exclude: ['排除', 'Exclude'],
  values: ['值', 'Values'],
  apply: ['应用筛选', 'Apply filter'],
});
