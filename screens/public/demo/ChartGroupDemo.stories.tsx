import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Charts 图表组示例',
  tags: ['screen'],
  parameters: { at: '/chartGroupDemo', scenario: 'guest', layout: 'fullscreen' },
});

export const AsCharts = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['趋势', '多线', '堆叠', '柱与线', '小多图', '排名', '占比', '漏斗', '点击到激活的时长', '队列热力表', '留存曲线'])
      await expect(await canvas.findByRole('heading', { name })).toBeInTheDocument();
  },
});

export const AsTables = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [all] = await canvas.findAllByRole('radio', { name: '表' });
    if (all) await userEvent.click(all);
    await waitFor(() => expect(canvas.getAllByRole('table').length).toBeGreaterThan(8));
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cohort map' })).toBeInTheDocument();
  },
});
