import { bilingual } from '#design-system';

export const words = bilingual({
  figures: ['主要指标', 'Key metrics'],
  fullDays: [(count: number) => `完整 ${count} 天`, (count: number) => (count === 1 ? '1 full day' : `${count} full days`)],
  whole: ['合计', 'Total'],
  byChannel: ['按渠道查看这些天', 'View these days by channel'],
});

export const headlineNames = bilingual({
  arpdau: ['ARPDAU（广告）', 'Ad ARPDAU'],
  coverage: ['总收入 ÷ 消耗', 'Total revenue ÷ ad spend'],
});

export const headlineDefinitions = bilingual({
  arpdau: [
    '一个活跃用户一天带来的广告收入：广告收入除以各日 DAU 之和。同一人在来过的每一天各计一次。',
    'Ad revenue that an active user brings on a day: ad revenue divided by DAU summed over the days. The same person counts on each day it came.',
  ],
  coverage: [
    '这些天的付费金额与广告收入之和，除以同样这些天的消耗。收入不论用户何时激活，所以它不是 ROI。',
    'Payments and ad revenue of these days, divided by the ad spend of the same days. Revenue counts whenever its user installed, so this is not ROI.',
  ],
});

export const headlineParts = bilingual({
  arpdau: ['广告收入', 'Ad revenue'],
  coverage: ['付费金额 + 广告收入', 'Payments + ad revenue'],
});

export const headlineWholes = bilingual({
  arpdau: ['各日 DAU 之和', 'DAU summed over days'],
  coverage: ['消耗', 'Ad spend'],
});
