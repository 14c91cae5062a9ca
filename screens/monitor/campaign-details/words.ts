import { bilingual } from '#design-system';

export const words = bilingual({ title: ['推广活动明细', 'Campaign details'] });
