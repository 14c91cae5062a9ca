import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Home 首页',
  tags: ['screen'],
  parameters: { at: '/home', scenario: 'guest', layout: 'fullscreen' },
});

export const Home = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const LeadsToTheRegistration = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '免费试用 30 天' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '注册' })).toBeInTheDocument();
  },
});
