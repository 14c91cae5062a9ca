import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Account information 账号信息',
  tags: ['screen'],
  parameters: { at: '/accountInfo', scenario: 'new-owner', layout: 'fullscreen' },
});

export const Owed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('主账号 newowner@provena.test')).toBeInTheDocument();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Complete your details' })).toBeInTheDocument();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存并继续' }));
    await expect(await canvas.findByText('填写联系人')).toBeInTheDocument();
  },
});

export const LeadsToTheApps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^企业名称/ }), '一家新公司');
    await userEvent.type(canvas.getByLabelText(/^联系人/), '新来的人');
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }));
    await waitFor(() => expect(document.title).toBe('应用列表 · Provena 溯源'));
  },
});

/** every address leads here until the details are complete. */
export const CannotBeSkipped = meta.story({
  parameters: { at: '/manage/app', picture: { as: 'owed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('主账号 newowner@provena.test')).toBeInTheDocument();
  },
});

export const NothingIsMissing = meta.story({
  parameters: { scenario: 'super-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '资料已完善' })).toBeInTheDocument();
  },
});

export const NobodyIsSignedIn = meta.story({ parameters: { scenario: 'guest' } });
