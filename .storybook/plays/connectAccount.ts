import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForToast } from './waitForToast.ts';

/** Stands for a secret: it may not be found on the page once it is saved. */
export const canarySecret = 'canary-9f31c0de77';

interface Played {
  canvas: Pick<typeof screen, 'findByRole' | 'findByLabelText' | 'findByText' | 'getByRole'>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    paste: (text: string) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
  };
}

/** Fills the form of an ad network by the labels of its fields, tests what was entered, and connects the account. */
export const connectAccount =
  (values: Readonly<Record<string, string>>) =>
  async ({ canvas, userEvent }: Played) => {
    const form = within(await canvas.findByRole('form'));
    for (const [label, text] of Object.entries({ 别名: '星海-海外', ...values })) {
      await userEvent.click(await form.findByLabelText(new RegExp(`^${label}`)));
      await userEvent.paste(text);
    }
    await userEvent.click(form.getByRole('button', { name: /^关联应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: '星海远征 · iOS' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: '测试' }));
    await form.findByText('凭证有效');
    await userEvent.click(canvas.getByRole('button', { name: '绑定账户' }));
    await waitForToast('已绑定 星海-海外，等待首条数据');
    await canvas.findByRole('row', { name: /星海-海外/ });
    await waitFor(() => expect(document.body.innerHTML).not.toContain(canarySecret));
  };
