import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Charts 图表组示例',
  tags: ['screen'],
  parameters: { at: '/chartGroupDemo', scenario: 'guest', layout: 'fullscreen' },
});

const names = ['趋势', '多线', '堆叠', '柱与线', '小多图', '排名', '占比', '漏斗', '点击到激活的时长', '队列热力表', '留存曲线'];

// The page is large: to ask for roles again and again would take longer than to draw it.
export const AsCharts = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('队列热力表');
    await expect([...canvasElement.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(names);
  },
});

export const AsTables = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [all] = await canvas.findAllByText('表');
    if (all) await userEvent.click(all);
    await waitFor(() => expect(canvasElement.querySelectorAll('table').length).toBeGreaterThan(8));
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cohort heat map')).toBeInTheDocument();
  },
});
