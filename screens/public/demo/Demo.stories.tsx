import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const asked: string[] = [];

const meta = preview.meta({
  title: 'Screens/Public/Product tour 产品示例',
  tags: ['screen'],
  parameters: { at: '/index/demo', scenario: 'guest', layout: 'fullscreen' },
});

/** C-19: the whole menu of a demo account, and not one call. */
export const WithTheMenu = meta.story({
  beforeEach: () => {
    const plain = window.fetch;
    asked.length = 0;
    window.fetch = (input, init) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return plain(input, init);
    };
    return () => {
      window.fetch = plain;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '产品示例' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: '看激活' })).toHaveAttribute('aria-pressed', 'true');
    await expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  },
});

export const WithoutTheMenu = meta.story({
  parameters: { at: '/index/demo1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看消耗' }));
    await expect(await canvas.findByRole('heading', { name: '每日消耗' })).toBeInTheDocument();
    await expect(canvas.queryByText('广告监测')).not.toBeInTheDocument();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Daily installs' })).toBeInTheDocument();
    await expect(canvas.getByText('Ad monitoring')).toBeInTheDocument();
  },
});

export const OpensTheDemoAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '用体验账号打开' }));
    await waitFor(() => expect(document.title).toMatch(/^数据概览 · .+ · Provena 溯源$/));
  },
});
