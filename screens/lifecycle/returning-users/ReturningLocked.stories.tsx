import { expect } from 'storybook/test';
import { applyForService } from '#storybook/plays/applyForService.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Lifecycle/Returning users, not active 回流分析（未开通）',
  tags: ['screen'],
  parameters: { at: '/userlifecycle/backanalysis', scenario: 'no-services', layout: 'fullscreen' },
});

export const NotActive = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** An analyst sees what it gives, and who may ask for it. */
export const MayNotApply = meta.story({
  parameters: { at: '/userlifecycle/backanalysis?app=1003', scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '申请开通' })).toBeDisabled();
    await expect(canvas.getByText('你的角色不能申请，可联系主账号申请。')).toBeVisible();
  },
});

export const Applies = meta.story({ tags: ['no-picture'], play: applyForService });
