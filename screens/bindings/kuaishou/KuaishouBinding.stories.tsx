import { expect, screen, waitFor } from 'storybook/test';
import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import { confirmsTheAccount } from '#storybook/plays/bindingPages.ts';
import { returnFrom } from '#storybook/plays/returnFrom.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Kuaishou 快手磁力引擎',
  tags: ['screen'],
  parameters: { at: '/manage/kuaishouBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const back = returnFrom({ media: 'kuaishou', path: '/manage/kuaishouBindAccount', query: 'auth_code=c-1', state: 's19bigry1' });

export const Filled = meta.story();

/** An account that was connected by keys is put right by keys, though the form shows the other way. */
export const EachInItsWay = meta.story({
  tags: ['no-picture'], // The list of Filled, and the form of ByCredentials.
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '更新凭证 星海-买量 02' });
    await expect(canvas.queryByRole('button', { name: /^重新授权/ })).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { name: '更新凭证：星海-买量 02' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '自有应用的凭证' })).toBeChecked();
  },
});

/** A confirmation without sites. What it connects is authorized again, the accounts beside it get new credentials. */
export const Connects = meta.story({
  ...back,
  play: async (context) => {
    await confirmsTheAccount(context);
    const { canvas, userEvent } = context;
    const menuOf = async (name: RegExp) =>
      (await canvas.findAllByRole('row', { name }))[0]?.querySelector('[aria-haspopup="menu"]') ?? document.body;
    await userEvent.click(await menuOf(/等待首条数据/));
    await expect(await screen.findByRole('menuitem', { name: '重新授权' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await userEvent.click(await menuOf(/星海-主账户/));
    await expect(await screen.findByRole('menuitem', { name: '更新凭证' })).toBeInTheDocument();
  },
});

/** By the keys of an app of one's own: tested, connected, and nothing of the secret is left on the page. */
export const ByCredentials = meta.story({
  parameters: { at: '/manage/kuaishouBindAccount?by=credentials' },
  play: connectAccount({ '广告主 ID': '66201187', 'App ID': '165908', Secret: canarySecret }),
});

/** Where the choice between both ways, the form and its guide have one column, and the longer words. */
export const OnAPhone = meta.story({
  parameters: { at: '/manage/kuaishouBindAccount?by=credentials', locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Advertiser ID/)).toBeVisible();
  },
});

/** The board leads here with one account: its keys are replaced, and the form stays where it was. */
export const RotatesItsKeys = meta.story({
  tags: ['no-picture'], // The form of ByCredentials, which is empty again at the end.
  parameters: { at: '/manage/kuaishouBindAccount?rotate=3042' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '更新凭证：星海-买量 02' })).toBeVisible();
    for (const [label, text] of Object.entries({ '广告主 ID': '777618368798', 'App ID': '165908', Secret: canarySecret })) {
      await userEvent.click(canvas.getByLabelText(new RegExp(`^${label}`)));
      await userEvent.paste(text);
    }
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await canvas.findByText('凭证有效');
    await userEvent.click(canvas.getByRole('button', { name: '更新凭证' }));
    await waitForToast('已更新 星海-买量 02 的凭证');
    await expect(await canvas.findByRole('heading', { name: '绑定新账户' })).toBeVisible();
    await waitFor(() => expect(document.body.innerHTML).not.toContain(canarySecret));
  },
});
