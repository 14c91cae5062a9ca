import { bilingual } from '#design-system';

export const words = bilingual({
  placements: ['腾讯广告位消耗', 'Ad spend by Tencent placement'],
});
