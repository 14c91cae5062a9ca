import { bilingual } from '#design-system';

export const words = bilingual({ product: ['绑定哪个产品', 'Product'] });
