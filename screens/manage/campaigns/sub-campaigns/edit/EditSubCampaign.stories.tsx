import { expect } from 'storybook/test';
import { writeAsOther } from '#storybook/plays/meanwhile/writeAsOther.ts';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Edit sub-campaign 编辑子活动',
  tags: ['screen'],
  parameters: { at: '/manage/editsubactivity?campaignid=100100001&id=1001000010', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Another value is another link, and that is said; what differs from the campaign is saved with it. */
export const Saves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const value = await canvas.findByRole('textbox', { name: /^参数值/ });
    await userEvent.clear(value);
    await userEvent.type(value, 'host_a/night');
    await expect(await canvas.findByText(/已经投放的链接仍带旧的参数值/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^目标地址/ }), 'https://h5.provena.test/live');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitForToast('已保存“主播 A”');
    await expect(await canvas.findByText('sub=host_a&sub2=night')).toBeVisible();
    await expect(canvas.getByText('2 项与推广活动不同')).toBeVisible();
  },
});

/** Somebody else saves first: what they changed comes in, what was typed stays, and the next press saves both. */
export const SavesAnyway = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const url = await canvas.findByRole('textbox', { name: /^Destination URL/ });
    await userEvent.type(url, 'https://h5.provena.test/live');
    const name = '主播 A · 春节夜场 · 华东区门店联合直播（含回放与短视频切片）';
    const body = { campaignid: 100100001, name, paramValue: 'sub_1', targetUrl: null, deeplink: 'provena://live/spring' };
    await writeAsOther('PUT', '/api/1001/subcampaigns/1001000010', body);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Press Save again/)).toBeVisible();
    await expect(url).toHaveValue('https://h5.provena.test/live');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
    await moment('told');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitForToast(`${name} saved`);
  },
});

export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/editsubactivity?campaignid=100100001&id=abc' } });

export const MediaBuyer = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });
