import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Forget 忘记密码',
  tags: ['screen'],
  parameters: { at: '/forget', scenario: 'guest', layout: 'fullscreen' },
});

export const Empty = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const AddressIsWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'staff@{Enter}');
    await expect(await canvas.findByText('填写完整的邮箱')).toBeInTheDocument();
  },
});

/** The words are the same for an address that nobody has. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'nobody@provena.test{Enter}');
    await expect(await canvas.findByText(/nobody@provena\.test/)).toBeInTheDocument();
    // Who goes back to mend the address finds it as it was.
    await userEvent.click(canvas.getByRole('button', { name: '换一个邮箱' }));
    const address = await canvas.findByLabelText(/^邮箱/);
    await expect(address).toHaveValue('nobody@provena.test');
    await userEvent.type(address, '{Enter}');
    await expect(await canvas.findByText(/nobody@provena\.test/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '重新发送（60 秒）' })).toBeDisabled();
  },
});
