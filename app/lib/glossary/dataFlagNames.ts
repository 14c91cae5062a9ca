import { bilingual } from '#design-system/foundation/words.ts';

/** The kinds of data that a role opens or closes. */
export const dataFlagNames = bilingual({
  pay: ['付费', 'Revenue'],
  retention: ['留存', 'Retention'],
  natural: ['自然量', 'Organic'],
  top: ['排行', 'Rankings'],
  order: ['订单', 'Orders'],
  event: ['事件', 'Events'],
});
