import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import { moment } from '#storybook/plays/moment.ts';
import { showsNoAccount } from '#storybook/plays/bindingPages.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/HUAWEI Ads 华为广告',
  tags: ['screen'],
  parameters: { at: '/manage/huaweiAdsBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'findByLabelText' | 'findByText'>;
type User = {
  click: (element: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};

const secret = 'canary-9f31c0de77';

async function enter(canvas: Canvas, user: User, values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values)) {
    await user.click(await canvas.findByLabelText(new RegExp(`^${label}`)));
    await user.paste(text);
  }
}

async function openMenu(canvas: Canvas, user: User, name: RegExp) {
  const button = (await canvas.findByRole('row', { name })).querySelector('[aria-haspopup="menu"]');
  if (!button) throw new Error('the row has no menu');
  await user.click(button);
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('星海-主账户')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '绑定账户' })).toBeDisabled();
    await expect(canvas.getByText('测试通过后才能保存')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'plan-ending' },
  play: showsNoAccount('还没有绑定华为广告账户'),
});

/** The form can still be filled: only what is connected already could not be loaded. */
export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
    await enter(canvas, userEvent, { 'Client ID': '104488210', 'Client Secret': secret });
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await expect(await canvas.findByText(/没有测成，凭证还没有保存/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Client ID/)).toHaveValue('104488210');
    await expect(canvas.getByRole('button', { name: '绑定账户' })).toBeDisabled();
  },
});

/** Looks at everything, and connects nothing. */
export const ReadOnly = meta.story({
  parameters: { scenario: 'demo-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你可以查看，不能绑定账户')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Client Secret/)).toBeNull();
  },
});

/** What cannot be right is not sent; what the network refuses is said at its field. */
export const TestRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, { 'Client ID': '1044', 'Client Secret': 'wrong-secret' });
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await expect(await canvas.findByText('Client ID 只有数字，6 到 20 位')).toBeVisible();
    await moment('refused');
    await enter(canvas, userEvent, { 'Client ID': '88210' });
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    // Once in the test, and once among what often fails.
    await waitFor(() => expect(canvas.getAllByText('媒体拒绝了凭证')).toHaveLength(2));
    const field = canvas.getByLabelText(/^Client Secret/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('button', { name: '绑定账户' })).toBeDisabled();
  },
});

/** What was read is shown before anything is saved; a credential that is changed has to be tested again. */
export const TestPassed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, { 'Client ID': '104488210', 'Client Secret': secret });
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await expect(await canvas.findByText('凭证有效')).toBeVisible();
    await expect(canvas.getByText(/cid 104488210，主体 云岫互动科技有限公司/)).toBeVisible();
    await expect(canvas.getByText(/11-19 消耗 ¥/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '绑定账户' })).toBeEnabled();
    await userEvent.click(canvas.getByLabelText(/^Client Secret/));
    await userEvent.paste('0');
    await waitFor(() => expect(canvas.queryByText('凭证有效')).toBeNull());
    await expect(canvas.getByRole('button', { name: '绑定账户' })).toBeDisabled();
  },
});

/** Fills the form, tests it and saves. */
async function connect(canvas: Canvas, user: User, alias: string) {
  await enter(canvas, user, { 别名: alias, 'Client ID': '104488210', 'Client Secret': secret });
  await user.click(within(canvas.getByRole('form')).getByRole('button', { name: /^关联应用/ }));
  await user.click(await screen.findByRole('option', { name: '星海远征 · iOS' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.click(canvas.getByRole('button', { name: '测试' }));
  await canvas.findByText('凭证有效');
  await user.click(canvas.getByRole('button', { name: '绑定账户' }));
}

export const ConnectsAnAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await connect(canvas, userEvent, '星海-海外');
    await waitForToast('已绑定 星海-海外，等待首条数据');
    await expect(await canvas.findByRole('row', { name: /星海-海外/ })).toHaveTextContent('等待首条数据');
    // Nothing of the secret is left on the page.
    await waitFor(() => expect(canvas.getByLabelText(/^Client Secret/)).toHaveValue(''));
    await expect(document.body.innerHTML).not.toContain(secret);
  },
});

/** A refusal lands on the field that it is about, and what was typed stays. */
export const AlreadyConnected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await connect(canvas, userEvent, '星海-海外');
    await waitForToast('已绑定 星海-海外，等待首条数据');
    await waitFor(() => expect(canvas.getByLabelText(/^Client Secret/)).toHaveValue(''));
    await connect(canvas, userEvent, '星海-海外 02');
    await expect(await canvas.findByText(/该账户已绑定/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Client ID/)).toHaveFocus());
    await expect(canvas.getByLabelText(/^别名/)).toHaveValue('星海-海外 02');
  },
});

/** The service has no test: what was typed and what was pasted is saved as it is, and the page says so. */
export const WithoutATest = meta.story({
  parameters: { scenario: 'plain-backend' },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, { 别名: '星海-海外', 'Client ID': '104488210', 'Client Secret': secret });
    await userEvent.click(within(canvas.getByRole('form')).getByRole('button', { name: /^关联应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: '星海远征 · iOS' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await expect(await canvas.findByText('可以不测试直接保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '绑定账户' }));
    await waitForToast('已绑定 星海-海外，等待首条数据');
    await expect(await canvas.findByRole('row', { name: /星海-海外/ })).toHaveTextContent('等待首条数据');
  },
});

export const PastesWithoutATest = meta.story({
  tags: ['no-picture'], // The dialog is that of PastesTenAccounts.
  parameters: { scenario: 'plain-backend' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '粘贴凭证' }));
    await userEvent.click(await screen.findByLabelText(/^从媒体后台/));
    await userEvent.paste(`海外 1\t104488201\t${secret}\n海外 2\t104488202\t${secret}`);
    await userEvent.click(screen.getByRole('button', { name: '识别' }));
    const dialog = within(await screen.findByRole('dialog', { name: '识别出 2 个账户' }));
    await userEvent.click(dialog.getByRole('button', { name: /^关联应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: '星海远征 · iOS' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: '测试并绑定 2 个账户' }));
    await expect(await dialog.findByText(/未经测试直接绑定/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('row', { name: /海外 2/ })).toHaveTextContent('已绑定'));
  },
});

export const RotatesASecret = meta.story({
  parameters: { picture: { as: 'filled' } },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, /星海-主账户/);
    await userEvent.click(await screen.findByRole('menuitem', { name: '更新凭证' }));
    await expect(await canvas.findByRole('heading', { name: '更新凭证：星海-主账户' })).toBeVisible();
    await expect(canvas.getByLabelText(/^别名/)).toHaveValue('星海-主账户');
    await expect(canvas.getByLabelText(/^Client Secret/)).toHaveValue('');
    await enter(canvas, userEvent, { 'Client ID': '564383177904', 'Client Secret': secret });
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await canvas.findByText('凭证有效');
    await userEvent.click(canvas.getByRole('button', { name: '更新凭证' }));
    await waitForToast('已更新 星海-主账户 的凭证');
    await expect(await canvas.findByRole('heading', { name: '绑定新账户' })).toBeVisible();
    await expect(document.body.innerHTML).not.toContain(secret);
  },
});

/** A rotation with what is in use already is none: the field says so, and keeps what was typed. */
export const RotatesToTheSame = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rotate = async () => {
      await openMenu(canvas, userEvent, /星海-主账户/);
      await userEvent.click(await screen.findByRole('menuitem', { name: '更新凭证' }));
      await expect(await canvas.findByRole('heading', { name: '更新凭证：星海-主账户' })).toBeVisible();
      await enter(canvas, userEvent, { 'Client ID': '564383177904', 'Client Secret': secret });
      await userEvent.click(canvas.getByRole('button', { name: '测试' }));
      await canvas.findByText('凭证有效');
      await userEvent.click(canvas.getByRole('button', { name: '更新凭证' }));
    };
    await rotate();
    await waitForToast('已更新 星海-主账户 的凭证');
    await expect(await canvas.findByRole('heading', { name: '绑定新账户' })).toBeVisible();
    await rotate();
    await waitFor(() => expect(canvas.getByLabelText(/^Client Secret/)).toHaveAccessibleDescription(/这就是正在使用的凭证，没有更新/));
    await expect(canvas.getByLabelText(/^Client Secret/)).toHaveValue(secret);
  },
});

/** What was typed opens another account: it is said before anything is replaced. */
export const RotatesToAnotherAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, /星海-主账户/);
    await userEvent.click(await screen.findByRole('menuitem', { name: '更新凭证' }));
    await expect(await canvas.findByRole('heading', { name: '更新凭证：星海-主账户' })).toBeVisible();
    await enter(canvas, userEvent, { 'Client ID': '104488210', 'Client Secret': secret });
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await expect(await canvas.findByText('这是另一个账户的凭证：cid 104488210')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '更新凭证' })).toBeDisabled();
  },
});

export const DisablesAndTakesItBack = meta.story({
  parameters: { picture: { as: 'filled' } },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, /星海-主账户/);
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    const question = await screen.findByRole('alertdialog', { name: '停用“星海-主账户”？' });
    await expect(question).toHaveTextContent(/星海.* 不再收到此账户的消耗.*个推广活动没有新的消耗/);
    await userEvent.click(within(question).getByRole('button', { name: '停用' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /星海-主账户/ })).toHaveTextContent('已停用'));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitForToast('已撤销');
    await waitFor(() => expect(canvas.getByRole('row', { name: /星海-主账户/ })).toHaveTextContent('正常'));
  },
});

export const Disconnects = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, /星海-买量 02/);
    await userEvent.click(await screen.findByRole('menuitem', { name: '解绑' }));
    const question = await screen.findByRole('alertdialog', { name: '解绑“星海-买量 02”？' });
    await expect(question).toHaveTextContent(/不再收到此账户的消耗.*不能撤销/);
    await userEvent.click(within(question).getByRole('button', { name: '解绑' }));
    await waitForToast('已解绑 星海-买量 02');
    await expect(canvas.queryByRole('row', { name: /星海-买量 02/ })).toBeNull();
  },
});

export const ChangesAnAlias = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, /星海-主账户/);
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改别名' }));
    const dialog = await screen.findByRole('dialog', { name: '修改别名' });
    const field = within(dialog).getByRole('textbox', { name: /^别名/ });
    // Another account is called so.
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('星海-买量 02');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await expect(await within(dialog).findByText(/别名已存在/)).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste('（新）');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitForToast('别名已修改');
    await expect(await canvas.findByRole('row', { name: /星海-买量 02（新）/ })).toBeVisible();
  },
});

/** A block of the back office goes into the fields, and its text leaves the page. */
export const PastesABlock = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '粘贴凭证' }));
    await userEvent.click(await screen.findByLabelText(/^从媒体后台/));
    await userEvent.paste(`Client ID: 104488210\nClient Secret: ${secret}`);
    await userEvent.click(screen.getByRole('button', { name: '识别' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Client ID/)).toHaveValue('104488210'));
    await expect(canvas.getByLabelText(/^Client Secret/)).toHaveValue(secret);
  },
});

/** Ten accounts from a table; one is refused with its reason and is the only one that is tried again. */
export const PastesTenAccounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '粘贴凭证' }));
    await userEvent.click(await screen.findByLabelText(/^从媒体后台/));
    const rows = Array.from({ length: 10 }, (_, index) => `海外 ${index + 1}\t10448820${index}\t${index === 4 ? 'wrong-one' : secret}`);
    await userEvent.paste(rows.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: '识别' }));
    const dialog = within(await screen.findByRole('dialog', { name: '识别出 10 个账户' }));
    await expect(document.body.innerHTML).not.toContain(secret);
    await userEvent.click(dialog.getByRole('button', { name: /^关联应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: '星海远征 · iOS' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: '测试并绑定 10 个账户' }));
    await expect(await dialog.findByRole('button', { name: '测试并绑定 1 个账户' }, { timeout: 20_000 })).toBeEnabled();
    await expect(dialog.getByRole('row', { name: /海外 5/ })).toHaveTextContent('媒体拒绝了凭证');
  },
});

/** What the fields of the network do not take is named at its line, and is not sent. */
export const PastesUnfitLines = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '粘贴凭证' }));
    await userEvent.click(await screen.findByLabelText(/^从媒体后台/));
    const lines = [`海外 1\t104488210\t${secret}`, `海外 2\tabc\t${secret}`, '海外 3\t104488212\t', `海外 4\t104488210\t${secret}`];
    await userEvent.paste(lines.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: '识别' }));
    const dialog = within(await screen.findByRole('dialog', { name: '识别出 4 个账户' }));
    await expect(dialog.getByRole('row', { name: /海外 2/ })).toHaveTextContent('Client ID 只有数字，6 到 20 位');
    await expect(dialog.getByRole('row', { name: /海外 3/ })).toHaveTextContent('缺少 Client Secret');
    await expect(dialog.getByRole('row', { name: /海外 4/ })).toHaveTextContent('和上面某一行的凭证相同');
    await expect(dialog.getByRole('button', { name: '测试并绑定 1 个账户' })).toBeInTheDocument();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'HUAWEI Ads' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: /Yesterday's ad spend/ })).toBeInTheDocument();
  },
});
