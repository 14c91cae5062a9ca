import preview from '#storybook/preview.tsx';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  title: 'Data/Description list 描述列表',
  component: DescriptionList,
  args: {
    items: [
      { term: '时段', value: '2026-10-21 – 11-19，30 天；对比 09-21 – 10-20' },
      { term: '时区', value: 'UTC+8，自然日' },
      { term: '激活', value: <Figure value={864120} /> },
      { term: '归因窗口', value: null },
    ],
  },
});

export const Plain = meta.story();

export const LongWords = meta.story({
  tags: ['matrix'],
  args: {
    termWidth: 144,
    items: [
      { term: 'Attribution window', value: 'Last click, 7 days' },
      {
        term: '回调地址',
        value: 'https://t.provena.example/callback/8Kq2p7?clickid=__CLICK_ID__&callback=__CALLBACK_PARAM__&utm_campaign=autumn_kol',
      },
    ],
  },
});
