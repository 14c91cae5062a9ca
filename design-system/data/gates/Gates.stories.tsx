import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Gates, type GateStop } from './Gates.tsx';

const stops: GateStop[] = [
  { name: '平台', note: 'iOS，支持', state: 'open' },
  { name: '增值服务', note: '防作弊，剩 12 天', state: 'open' },
  { name: '角色', note: '投放专员，未勾选查看', state: 'closed' },
  { name: '个人菜单', note: '未隐藏', state: 'unasked' },
  { name: '应用有效期', note: '有效至 2027-08-30', state: 'unasked' },
];

const meta = preview.meta({
  title: 'Data/Gates 关卡',
  component: Gates,
  args: { label: '作弊场景洞察', stops },
});

export const StopsInTheMiddle = meta.story({
  tags: ['matrix'],
  play: async ({ canvasElement }) => {
    // The cross stands on the line that leads to it, like the dots of the others.
    const middleOf = (found: Element | null | undefined) => {
      const { top = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    const cross = canvasElement.querySelector('svg');
    const dot = canvasElement.querySelector('li[data-state="open"] > span');
    await expect(cross).toBeVisible();
    await expect(Math.abs(middleOf(cross) - middleOf(dot))).toBeLessThan(0.6);
  },
});

export const AllOpen = meta.story({ args: { stops: stops.map(({ name, note }) => ({ name, note, state: 'open' })) } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'What this page requires',
    stops: [
      { name: 'Platform', note: 'iOS, supported', state: 'open' },
      { name: 'Add-on', note: 'Fraud protection isn’t active for this app', state: 'closed' },
      { name: 'Role', note: 'Media buyer can view it', state: 'unasked' },
      { name: 'Your menu', note: 'Not hidden', state: 'unasked' },
      { name: 'App validity', note: 'Valid until Aug 30, 2027', state: 'unasked' },
    ],
  },
});
