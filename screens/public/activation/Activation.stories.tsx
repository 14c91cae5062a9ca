import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Activation 账号激活',
  tags: ['screen'],
  parameters: { at: '/activation', scenario: 'pending', layout: 'fullscreen' },
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('pending@provena.test')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '重新发送' })).toBeEnabled();
  },
});

export const English = meta.story({ parameters: { locale: 'en' } });

export const SendsAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新发送' }));
    await expect(await screen.findByText('已重新发送')).toBeInTheDocument();
    // The clock of a story stands still, so the whole minute is left.
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新发送（60 秒）' })).toBeDisabled());
  },
});

export const AnotherAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换邮箱' }));
    const field = await canvas.findByLabelText(/^新的邮箱/);
    await userEvent.type(field, 'super@provena.test');
    await userEvent.click(canvas.getByRole('button', { name: '改发到这个邮箱' }));
    await expect(await canvas.findByText('该邮箱已注册')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'other@provena.test{Enter}');
    await expect(await canvas.findByText('other@provena.test', { selector: 'b' })).toBeInTheDocument();
  },
});

export const FromTheMail = meta.story({
  parameters: { at: '/activation?message=00ff00ff', scenario: 'guest' },
});

export const LinkIsUsedUp = meta.story({
  tags: ['no-picture'], // The page of Outcome NotActivated.
  parameters: { at: '/activation?message=00ff00ff', scenario: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '激活' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '没有激活成功' })).toBeInTheDocument();
  },
});

export const NobodyWaits = meta.story({ parameters: { scenario: 'guest' } });
