import { expect, screen, waitFor } from 'storybook/test';
import { failAt } from '#storybook/plays/before/failAt.ts';
import { headersOf } from '#storybook/plays/before/headersOf.ts';
import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import { moment } from '#storybook/plays/moment.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Apple Search Ads 苹果搜索广告',
  tags: ['screen'],
  parameters: { at: '/manage/adsBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const keys = {
  'Client ID': 'SEARCHADS.a1',
  'Team ID': 'SEARCHADS.b2',
  'Key ID': 'key-77',
  私钥: `-----BEGIN EC PRIVATE KEY-----${canarySecret}-----END EC PRIVATE KEY-----`,
};

export const Filled = meta.story();

/** Whether what is connected already works is not known. */
export const NotChecked = meta.story({
  beforeEach: failAt(/\/asa\/check$/),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有查到已绑定账户的状态，其他操作照常')).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: '重试' }));
  },
});

/** A key that is no PEM is not sent, one that Apple refuses is said at its field, and what is connected already is checked, too. */
export const RefusesTheKey = meta.story({
  beforeEach: async () => {
    await fetch('/api/mng/channelaccount/forbidden/3081', { method: 'PUT', headers: await headersOf('super') });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已绑定的账户取不到数据：已停用')).toBeVisible();
    const entered = { ...keys, 私钥: 'wrong', 'Org ID': '4402188' };
    for (const [label, text] of Object.entries(entered)) {
      await userEvent.click(canvas.getByLabelText(new RegExp(`^${label}`)));
      await userEvent.paste(text);
    }
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    const key = canvas.getByLabelText(/^私钥/);
    await waitFor(() => expect(key).toHaveAccessibleDescription(/粘贴完整的 PEM/));
    await moment('refused');
    await userEvent.click(key);
    await userEvent.paste(keys.私钥);
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await waitFor(() => expect(key).toHaveAccessibleDescription(/媒体拒绝了这项凭证/));
    await expect(canvas.getByRole('button', { name: '绑定账户' })).toBeDisabled();
  },
});

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ ...keys, 'Org ID': '4402188' }),
});

/** The orgs that the keys open are read before anything is saved, and one of them is chosen. */
export const ChoosesAnOrg = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '读取可选的 Org' });
    // Not without the keys.
    await userEvent.click(button);
    await expect(await canvas.findByLabelText(/^Client ID/)).toHaveFocus();
    for (const [label, text] of Object.entries(keys)) {
      await userEvent.click(canvas.getByLabelText(new RegExp(`^${label}`)));
      await userEvent.paste(text);
    }
    await userEvent.click(button);
    await expect(await canvas.findByText('这组密钥可以打开 2 个 Org')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Org ID/ }));
    await screen.findByRole('option', { name: /^云岫互动 · 海外/ });
    await moment('orgs');
    await userEvent.click(await screen.findByRole('option', { name: /^云岫互动 · 海外/ }));
    await expect(canvas.getByRole('button', { name: /Org ID/ })).toHaveTextContent('云岫互动 · 海外');
    // Other keys may open others.
    await userEvent.click(canvas.getByLabelText(/^Client ID/));
    await userEvent.paste('0');
    await waitFor(() => expect(canvas.queryByText('这组密钥可以打开 2 个 Org')).toBeNull());
  },
});
