import { expect, screen } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/New sub-campaigns 新建子活动',
  tags: ['screen'],
  parameters: { at: '/manage/subactivity?campaignid=100100001', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Two columns of a sheet become rows; a deeper level is a parameter of its own; a value that repeats is said before anything is sent. */
export const PastesRows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('textbox', { name: /子活动名称/ });
    if (!name) throw new Error('No row');
    await userEvent.click(name);
    await userEvent.paste('门店 11\tshop_11/counter\n门店 12\tshop_12\n门店 13\tshop_12');
    await expect(await canvas.findByText('&sub2=')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新建 3 个' }));
    await expect((await canvas.findAllByText('参数值“shop_12”重复')).length).toBeGreaterThan(0);
    const last = canvas.getAllByDisplayValue('shop_12').at(-1);
    if (!last) throw new Error('No value');
    await userEvent.clear(last);
    await userEvent.type(last, 'shop_13');
    await userEvent.click(canvas.getByRole('button', { name: '新建 3 个' }));
    await waitForToast('已新建 3 个子活动');
    await expect(await canvas.findByRole('link', { name: /^门店 13/ })).toBeVisible();
  },
});

/** A mini program is opened by a click itself: there is no address and no deep link to differ in. */
export const OfAMiniProgram = meta.story({
  parameters: { at: '/manage/subactivity?campaignid=100600001', scenario: 'super-wx' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox', { name: /子活动名称/ })).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('textbox', { name: /目标地址|唤起地址/ })).toBeNull();
    await expect(canvas.queryByText('与推广活动不同')).toBeNull();
  },
});

/** Leaving with something typed asks first. */
export const AsksBeforeLeaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('textbox', { name: /子活动名称/ });
    if (!name) throw new Error('No row');
    await userEvent.type(name, '门店 21');
    await userEvent.click(canvas.getByRole('link', { name: '取消' }));
    await expect(await screen.findByRole('button', { name: '继续编辑' })).toBeVisible();
  },
});

/** Without a campaign in the address it is chosen first. */
export const ChoosesTheCampaign = meta.story({
  parameters: { at: '/manage/subactivity' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^推广活动/ })).toBeVisible();
  },
});

export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/subactivity?campaignid=abc' } });

export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有编辑权限' })).toBeVisible();
  },
});

export const MediaBuyer = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });
