import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Home 首页',
  tags: ['screen'],
  parameters: { at: '/home', scenario: 'guest', layout: 'fullscreen' },
});

export const Home = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** the logo leads here, and back. A signed-in reader is not offered to sign up. */
export const SignedIn = meta.story({
  parameters: { scenario: 'super-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已登录 super@provena.test')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '返回控制台' })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: '注册' })).toBeNull();
  },
});

/** An installation under a name of its own: nothing on the page says another. */
export const OwnName = meta.story({
  tags: ['no-picture'],
  parameters: { config: { product: { name: 'Acme Attribution', mark: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Acme Attribution 监测每一次点击/)).toBeVisible();
    await expect(document.querySelector('#storybook-root')).not.toHaveTextContent('Provena');
  },
});

export const LeadsToTheRegistration = meta.story({
  tags: ['no-picture'], // The page of Register Empty.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '免费试用 30 天' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '注册' })).toBeInTheDocument();
  },
});
