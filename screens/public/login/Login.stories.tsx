import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Login 登录',
  tags: ['screen'],
  parameters: { at: '/login', scenario: 'guest', layout: 'fullscreen' },
});

export const Empty = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** open to who is signed in, and it says who that is. */
export const SignedIn = meta.story({
  parameters: { scenario: 'super-ios', at: '/login?redirect=%2Fmanage%2Fapp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已登录 super@provena.test')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '进入控制台' })).toHaveAttribute('href', '/manage/app');
  },
});

/** the root leads here, also who is signed in. */
export const SignedInAtTheRoot = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'super-ios', at: '/', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You’re signed in as super@provena.test')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open the console' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'super@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'something else');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getByLabelText(/^邮箱/)).toHaveValue('super@provena.test');
  },
});

export const SignsIn = meta.story({
  tags: ['no-picture'], // The page of Dashboard Filled.
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'super@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provena-demo{Enter}');
    await expect(await canvas.findByRole('heading', { name: '数据概览' })).toBeInTheDocument();
  },
});

export const LeadsBack = meta.story({
  tags: ['no-picture'], // The page of Apps Filled.
  parameters: { at: '/login?redirect=%2Fmanage%2Fapp' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'super@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provena-demo{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: '应用列表' })).toBeInTheDocument();
    await expect(document.title).toBe('应用列表 · Provena 溯源');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('填写邮箱')).toBeInTheDocument();
  },
});

/** A link alone signs nobody in, and a code that is used up says so. */
export const BackWithACode = meta.story({
  parameters: { at: '/login?code=used-up' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '继续登录' }));
    await expect(await canvas.findByText(/^授权已失效，请重新登录/)).toBeInTheDocument();
  },
});

/** Without an answer the form does not claim that it worked; the typed text stays. */
export const ServiceAway = meta.story({
  parameters: { pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'super@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provena-demo');
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('没有连上服务，请稍后重试；填写的内容都还在。')).toBeVisible();
    await expect(canvas.getByLabelText(/^邮箱/)).toHaveValue('super@provena.test');
    await expect(canvas.getByLabelText(/^密码/)).toHaveValue('provena-demo');
  },
});
