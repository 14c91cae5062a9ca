import { bilingual } from '#design-system';

export const words = bilingual({ title: ['再营销明细', 'Remarketing details'] });
