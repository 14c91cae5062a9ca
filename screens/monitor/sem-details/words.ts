import { bilingual } from '#design-system';

export const words = bilingual({ title: ['SEM 明细', 'SEM details'] });
