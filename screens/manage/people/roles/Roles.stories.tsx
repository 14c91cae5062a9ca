import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Role list 角色管理',
  tags: ['screen'],
  parameters: { at: '/manage/authrole', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '反作弊专员' })).toBeInTheDocument();
  },
});

type Press = { userEvent: { click: (element: HTMLElement) => Promise<void> } };

async function askToDelete(role: RegExp, verb: RegExp, { userEvent }: Press) {
  const row = await screen.findByRole('row', { name: role });
  const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  if (!button) throw new Error('the row has no menu');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: verb }));
}

/** Who has the role is named, and gets another one before it goes. */
export const DeletesAUsedRole = meta.story({
  tags: ['no-picture'], // Ends in the list of Filled without one role; the dialog is in the picture of AsksWhereTheyGo.
  play: async ({ canvas, userEvent }) => {
    await askToDelete(/投放专员/, /删除/, { userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: '删除角色“投放专员”？' }));
    await expect(await dialog.findByText(/位成员正在使用：.*贺兰亭/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '换角色并删除' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /他们改用的角色/ }));
    await expect(screen.queryByRole('option', { name: '渠道用户' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: '数据分析师' }));
    await userEvent.click(dialog.getByRole('button', { name: '换角色并删除' }));
    await waitForToast('已删除角色“投放专员”');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '投放专员' })).toBeNull());
  },
});

export const AsksWhereTheyGo = meta.story({
  parameters: { locale: 'en' },
  play: async ({ userEvent }) => {
    await askToDelete(/Media buyer/, /Delete/, { userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete role/ }));
    await expect(await dialog.findByText(/this role:/)).toBeVisible();
  },
});

export const Nothing = meta.story({ tags: ['empty'], parameters: { at: '/manage/authrole?search=没有这个角色' } });
