import { expect, screen, waitFor, within } from 'storybook/test';
import { failAt, recover } from '#storybook/plays/before/failAt.ts';
import { setClickWindow } from '#storybook/plays/meanwhile/setClickWindow.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Campaign 推广活动详情',
  tags: ['screen'],
  parameters: { at: '/manage/campaignDetail?id=100100001', scenario: 'super-ios', layout: 'fullscreen' },
});

/** What it is, its link and code, what it brought. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '监测链接的二维码' })).toBeVisible();
    await expect(await canvas.findByText('近 30 天')).toBeVisible();
  },
});

/** Channel, group, ad account and author did not come: each says so in its place. */
export const WithoutNames = meta.story({
  beforeEach: failAt(/\/(channel\/findall|campgroup\/findall|channelaccount\/channellist|history)$/),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('没有加载').length).toBeGreaterThan(2));
  },
});

export const WithoutNamesInEnglish = WithoutNames.extend({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not loaded').length).toBeGreaterThan(2));
  },
});

/** One more try brings a name. */
export const NamesComeLater = meta.story({
  tags: ['no-picture'],
  beforeEach: failAt(/\/channel\/findall$/),
  play: async ({ canvas, userEvent }) => {
    const failed = await canvas.findByText('没有加载');
    recover();
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(canvas.queryByText('没有加载')).toBeNull());
  },
});

export const Checked = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100100001&tab=check' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '投放前检查' })).toBeVisible();
    await expect(await canvas.findByText(/宏参数齐全/)).toBeVisible();
  },
});

/** What is wrong with the campaign itself is fixed in its form, at the step where it is. */
export const FixedInTheForm = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100100001&tab=check' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('名称不符合命名规则');
    const [fix] = canvas.getAllByRole('button', { name: '去修改' });
    if (fix) await userEvent.click(fix);
    await expect(await canvas.findByRole('textbox', { name: /活动名称/ })).toBeVisible();
  },
});

/** A fix on another page leads back to the check that sent there. */
export const LeavesForAFix = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100100104&tab=check' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '去续期' }));
    await expect(await canvas.findByText('你从“投放前检查”来到这里')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到投放前检查' })).toHaveAttribute(
      'href',
      expect.stringMatching(/campaignDetail\?.*tab=check/),
    );
    await canvas.findByRole('region', { name: '先处理这些' });
  },
});

/** Chosen events are posted back; of those the channel does not send it says so, and the review lists both. */
export const CallbackEvents = meta.story({
  parameters: { at: '/manage/campaignDetail?copy=100100001&step=name' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /活动名称/ }), '秋季版本-达人短视频-Z8');
    await userEvent.click(canvas.getByRole('radio', { name: '选择事件' }));
    await userEvent.click(await canvas.findByRole('button', { name: /回调的事件/ }));
    for (const option of await screen.findAllByRole('option')) await userEvent.click(option);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^事件 .+ 没有开启回调$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByText(/ \/ .+未打开$/)).toBeVisible();
  },
});

/** Its sub-campaigns, with the way to new ones. */
export const SubCampaigns = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100100001&tab=subs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^主播 A/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '新建子活动' })).toHaveAttribute('href', expect.stringContaining('campaignid=100100001'));
  },
});

/** What is posted back for it, and why the rest is not. */
export const CallbacksOfIt = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100100001&tab=callbacks' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '打开数据回调' })).toBeVisible();
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1);
  },
});

/** Who changed what: groups and states by their names, archived and back again. */
export const Changes = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100100001&tab=history' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    const changes = within(await canvas.findByRole('grid', { name: '修改记录' }));
    await expect(await changes.findByText('停用')).toBeVisible();
  },
});

/** An id that is no number finds nothing. */
export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/campaignDetail?id=abc' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const ReadOnly = meta.story({
  parameters: { scenario: 'channel-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '编辑' })).toBeNull();
  },
});

interface Editing {
  canvas: Pick<typeof screen, 'findByRole' | 'getByRole' | 'findByText'>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    clear: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}

/** Another name is typed, and somebody else sets another click window before it is saved. */
async function saveAfterAnother({ canvas, userEvent }: Editing): Promise<string> {
  const name = await canvas.findByRole('textbox', { name: /活动名称/ });
  const typed = `${String(Reflect.get(name, 'value'))}9`;
  await userEvent.clear(name);
  await userEvent.type(name, typed);
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  await setClickWindow(100100001, 14);
  await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
  await expect(await canvas.findByText('2026-11-20 10:32 陆闻舟 修改了这个活动')).toBeVisible();
  return typed;
}

/** Somebody else saves while it is being edited: nothing is overwritten, nothing typed is lost, and it says what each setting will be. */
export const SavedMeanwhile = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100100001&edit=1&step=name', pictures: [{ width: 390, theme: 'dark' }] },
  play: async (play) => {
    const name = await saveAfterAnother(play);
    await expect((await play.canvas.findAllByText('14 天')).length).toBeGreaterThan(1);
    await expect(play.canvas.getAllByText(name).length).toBeGreaterThan(0);
  },
});

/** Their change is in the form, the own one on top, and the same press saves both. */
export const SavesOnTop = meta.story({
  tags: ['no-picture'], // Ends on the page of the campaign.
  parameters: { at: '/manage/campaignDetail?id=100100001&edit=1&step=name' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const name = await saveAfterAnother(play);
    const table = within(await canvas.findByRole('grid', { name: '其他人的修改' }));
    await expect(table.getByRole('row', { name: /点击归因窗口/ })).toHaveTextContent('7 天14 天14 天');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitForToast(`“${name}”已保存`);
    await expect(await canvas.findByText('14 天')).toBeVisible();
  },
});

/** A copy of a campaign: everything but its name, and the link in sight. */
export const Duplicated = meta.story({
  parameters: { at: '/manage/campaignDetail?copy=100100001&step=name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /活动名称/ })).toHaveValue('');
    await expect(await canvas.findByText('没有填写活动名称')).toBeVisible();
  },
});

/** Named by the rule, a copy goes on to its review and is created; then it waits for its first click. */
export const Creates = meta.story({
  parameters: { at: '/manage/campaignDetail?copy=100100001&step=name', locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Campaign name/ }), '秋季版本-达人短视频-Z9');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create campaign' }));
    const dialog = await screen.findByRole('dialog', { name: /Campaign created/ });
    await expect((await within(dialog).findAllByText('Waiting for first click')).length).toBeGreaterThan(0);
  },
});

export const New = meta.story({ parameters: { at: '/manage/campaignDetail' } });

/** A rule of channel, group, creative and date: two follow what was chosen, two are chosen here, and the name follows another group. */
export const NamedByParts = meta.story({
  parameters: { at: '/manage/campaignDetail?step=channel', scenario: 'super-quickapp' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^渠道/ }), '华为');
    await userEvent.click(await screen.findByRole('option', { name: '华为广告' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^落地页地址/ }), 'https://www.xinghai.example/autumn');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByRole('textbox', { name: /^渠道/ })).toHaveValue('华为广告');
    await userEvent.click(canvas.getByRole('button', { name: /素材/ }));
    await userEvent.click(await screen.findByRole('option', { name: '角色 PV' }));
    const name = canvas.getByRole('textbox', { name: /^活动名称/ });
    await expect(name).toHaveValue('华为广告_角色 PV_20261120');
    await expect(await canvas.findByText('名称不符合命名规则')).toBeVisible();
    const group = canvas.getByRole('combobox', { name: /^活动组/ });
    await userEvent.click(group);
    const [, first] = await screen.findAllByRole('option');
    const chosen = first?.textContent ?? '';
    if (first) await userEvent.click(first);
    await waitFor(() => expect(name).toHaveValue(`华为广告_${chosen}_角色 PV_20261120`));
    await waitFor(() => expect(canvas.queryByText('名称不符合命名规则')).toBeNull());
  },
});

/** An installation package without an address is that of the channel. Of a channel whose package failed it says so, of another it is created. */
export const FromPackage = meta.story({
  parameters: { at: '/manage/campaignDetail', scenario: 'super-android' },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      const channel = await canvas.findByRole('combobox', { name: /^渠道/ });
      await userEvent.clear(channel);
      await userEvent.type(channel, name);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('vivo 营销');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '安装包' }));
    await expect(await canvas.findByText('渠道分包生成失败')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去分包' })).toHaveAttribute('href', '/manage/subpackage?app=1002');
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await choose('巨量引擎');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByRole('radio', { name: '安装包' })).toBeChecked();
    await waitFor(() => expect(canvas.queryByText('渠道分包生成失败')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /活动名称/ }), '冬季-信息流-安装包');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '创建推广活动' }));
    await expect(await screen.findByRole('dialog', { name: /推广活动已创建/ })).toBeVisible();
  },
});

/** The download URLs of the app that fit are one press away. */
export const KnownUrl = meta.story({
  parameters: { at: '/manage/campaignDetail', scenario: 'super-ios' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^渠道/ }), '巨量引擎');
    await userEvent.click(await screen.findByRole('option', { name: '巨量引擎' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '落地页' }));
    await userEvent.click(await canvas.findByRole('button', { name: '官网活动页' }));
    await expect(canvas.getByRole('textbox', { name: /^落地页地址/ })).toHaveValue('https://www.xinghai.example/autumn');
    await expect(canvas.queryByRole('button', { name: '官网活动页' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '应用商店' }));
    await expect(await canvas.findByRole('button', { name: 'App Store' })).toBeVisible();
  },
});

export const MiniGame = meta.story({ parameters: { at: '/manage/campaignDetail', scenario: 'super-wg' } });

/** A mini program has no store and no deep link: the version that a click opens is chosen instead. */
export const MiniProgramVersion = meta.story({
  parameters: { at: '/manage/campaignDetail?id=100600001&edit=1&step=goal', scenario: 'super-wx' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: '正式版' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '体验版' }));
    await expect(canvas.getByRole('radio', { name: '体验版' })).toBeChecked();
    await expect(await canvas.findByText('点击打开的是小程序体验版')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /唤起地址|落地页/ })).toBeNull();
  },
});

export const English = meta.story({ parameters: { at: '/manage/campaignDetail?id=100100001&tab=check', locale: 'en' } });
