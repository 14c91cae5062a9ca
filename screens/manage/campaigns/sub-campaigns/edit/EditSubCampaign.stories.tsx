import { expect } from 'storybook/test';
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

export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/editsubactivity?campaignid=100100001&id=abc' } });

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });
