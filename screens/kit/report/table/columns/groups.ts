import { bilingual } from '#design-system';

/** The headings under which the service offers columns. */
export const columnGroups = bilingual({
  click: ['点击', 'Clicks'],
  install: ['激活', 'Installs'],
  retention: ['留存', 'Retention'],
  pay: ['付费', 'Revenue'],
  cost: ['成本', 'Cost'],
  engagement: ['参与', 'Engagement'],
  fraud: ['防作弊', 'Fraud protection'],
  wake: ['召回', 'Re-engagement'],
  monetization: ['变现', 'Monetization'],
});
