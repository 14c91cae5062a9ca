import { bilingual } from '#design-system';

export const words = bilingual({ title: ['广告明细', 'Ad details'] });
