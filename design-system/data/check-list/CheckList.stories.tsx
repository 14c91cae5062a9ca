import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { CheckList } from './CheckList.tsx';
import type { CheckResult } from './checks.ts';

const stop: CheckResult = {
  id: 'callback',
  level: 'stop',
  title: '缺少回调宏 __CALLBACK_PARAM__',
  detail: '媒体收不到激活回传，无法按激活出价',
  fix: <Link href="?step=name">补上宏</Link>,
};
const warn: CheckResult = {
  id: 'account',
  level: 'warn',
  title: '广告账户授权 5 天后到期',
  detail: '计划投放 30 天，建议先续期',
  fix: <Link href="/manage/channel">去续期</Link>,
};
const wait: CheckResult = { id: 'click', level: 'wait', title: '等待首次点击', detail: '创建后才能看到' };
const passes: CheckResult[] = ['名称未重复', '链接合法', '商店与深度链接已配', '应用未到期'].map((title, index) => ({
  id: `pass ${index}`,
  level: 'pass',
  title,
}));

const meta = preview.meta({
  title: 'Data/Check list 检查清单 · 预检',
  component: CheckList,
  args: { label: '投放前检查', checks: [passes[0] ?? stop, warn, wait, stop, ...passes.slice(1)], note: '按设置推算，不会真的点击链接' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
});

/** Worst first, whatever the order of the checks. */
export const Stopped = meta.story({
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 项阻断，1 项提示，1 项待定，4 项通过');
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(4);
    await expect(lines[0]).toHaveTextContent('阻断：缺少回调宏');
    await expect(lines[3]).toHaveTextContent('名称未重复 · 链接合法');
  },
});

export const Warned = meta.story({ args: { checks: [warn, ...passes], verdict: '可以创建，有 1 项提示' } });

export const Passed = meta.story({ args: { checks: passes, hasPasses: true } });

/** Gates that lead to each other: the first stop names itself, and what comes after waits. */
export const InOrder = meta.story({
  args: {
    label: '为什么没有回传？',
    verdict: '停在第 3 关',
    isInOrder: true,
    checks: [
      { id: '1', level: 'pass', title: '回传已开启', detail: '激活、注册' },
      { id: '2', level: 'pass', title: '已归因到巨量引擎' },
      { id: '3', level: 'stop', title: '链接里没有回调宏', fix: <Link href="/manage/campaignDetail?id=1">补上宏</Link> },
      { id: '4', level: 'wait', title: '媒体确认' },
    ],
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Preflight check',
    note: 'Worked out from the settings. No link is clicked.',
    checks: [
      {
        id: 'a',
        level: 'stop',
        title: 'Callback macro __CALLBACK_PARAM__ is missing',
        detail: "The ad network can't receive installs, so it can't bid on them",
        fix: <Link href="?step=name">Add macro</Link>,
      },
      { id: 'b', level: 'pass', title: 'Name is free' },
    ],
  },
});
