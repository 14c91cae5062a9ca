import { expect, screen } from 'storybook/test';
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

/** A role that somebody has cannot be deleted, and says why. */
export const CannotDelete = meta.story({
  tags: ['no-picture'], // An open menu over the list of Filled.
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /投放专员/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: /删除/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByText(/^还有 \d+ 位成员使用，先给他们换角色$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const Nothing = meta.story({ tags: ['empty'], parameters: { at: '/manage/authrole?search=没有这个角色' } });
export const Failing = meta.story({ parameters: { scenario: 'failing' } });
export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios', locale: 'en' } });
