import { expect, screen, within } from 'storybook/test';

interface Page {
  canvas: Pick<typeof screen, 'findByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Applies for the service that a locked page describes, and sees that it is asked for once. */
export async function applyForService({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: '申请开通' }));
  const dialog = await screen.findByRole('dialog', { name: /申请开通/ });
  await userEvent.click(within(dialog).getByRole('button', { name: '提交申请' }));
  await expect(await canvas.findByRole('button', { name: '已申请，审核中' })).toBeDisabled();
}
