import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '#design-system';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { ReturnProblem } from './authorization/ReturnProblem.tsx';
import type { Reason } from './authorization/checkReturn.ts';
import { BindingGuide } from './BindingGuide.tsx';
import { ConnectionTestBox } from './credentials/ConnectionTestBox.tsx';
import type { ConnectionTest } from './credentials/useConnectionTest.ts';

const medium: Medium = { key: 'sample', name: ['示例媒体', 'Sample Ads'] };
const at = new Date('2026-11-20T10:47:12+08:00');
const untested: ConnectionTest = {
  run: fn(),
  check: fn(),
  isOffered: true,
  isRunning: false,
  tested: null,
  other: null,
  canSave: false,
  clear: fn(),
};

const meta = preview.meta({
  title: 'Screens/Kit/Binding 绑定',
  component: ConnectionTestBox,
  args: { of: untested },
});

export const Untested = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '测试' }));
    await expect(args.of.run).toHaveBeenCalledTimes(1);
  },
});

export const Testing = meta.story({ args: { of: { ...untested, isRunning: true } } });

const passed: ConnectionTest = {
  ...untested,
  canSave: true,
  tested: {
    at,
    credentials: '',
    checks: [
      {
        code: 'credentialAccepted',
        level: 'pass',
        values: { account: 'sample-01', cid: '3847 0145', company: '云岫互动科技有限公司' },
        at: null,
      },
      { code: 'reportsReadable', level: 'pass', values: { day: '2026-11-19', cost: '18406.2' }, at: null },
      { code: 'callbacksNotGiven', level: 'warn', values: {}, at: null },
    ],
  },
};

export const Passed = meta.story({ args: { of: passed } });
export const PassedInEnglish = meta.story({
  args: { of: passed },
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ad spend on Nov 19: ¥18,406.20')).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    of: {
      ...untested,
      tested: {
        at,
        credentials: '',
        checks: [
          { code: 'credentialRefused', level: 'stop', values: { field: 'token' }, at: null },
          { code: 'reportsReadable', level: 'wait', values: {}, at: null },
          { code: 'callbacksOpen', level: 'wait', values: {}, at: null },
        ],
      },
    },
  },
});

/** The credentials are right, and the account lets us read nothing: each failed check says why, and what to do. */
export const ReportsDenied = meta.story({
  args: {
    of: {
      ...untested,
      tested: {
        at,
        credentials: '',
        checks: [
          { code: 'credentialAccepted', level: 'pass', values: { account: 'sample-01', cid: '3847 0145' }, at: null },
          { code: 'reportsReadable', level: 'stop', values: {}, at: null },
          { code: 'callbacksOpen', level: 'warn', values: {}, at: null },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不能读取消耗报表')).toBeVisible();
    await expect(canvas.getByText(/^在媒体后台开通报表接口/)).toBeVisible();
    await expect(canvas.getByText('转化回传没有开通')).toBeVisible();
    await expect(canvas.queryByText(/可以读取|已开通/)).toBeNull();
  },
});

export const NotReached = meta.story({
  args: { of: { ...untested, tested: { error: '网络已断开，恢复后再试' } } },
});

/** The service has no such call: what was entered is saved as it is. */
export const NotOffered = meta.story({ args: { of: { ...untested, isOffered: false, canSave: true } } });

export const Guide = meta.story({
  render: () => (
    <BindingGuide
      of={medium}
      steps={[
        { title: '登录推广后台', text: '用管理员账户登录，子账户没有接口权限。' },
        { title: '生成 Token', text: '复制 32 位字符。重新生成会让旧的立刻失效。' },
      ]}
      failures={[
        { title: '媒体拒绝了凭证', detail: '值没有抄全，或已被重新生成。', remedy: '重新复制标出的一项，再测一次。' },
        { title: '不能读取消耗报表', detail: '申请还在审核。', remedy: '开通报表接口，再测一次。' },
      ]}
    />
  ),
});

const reasons: readonly Reason[] = ['incomplete', 'nobody', 'unknown', 'foreign', 'late'];

export const WhyNothingWasConnected = meta.story({
  render: () => (
    <Stack gap="4">
      {reasons.map((reason) => (
        <ReturnProblem key={reason} of={{ medium, stage: { is: 'refused', reason } }} />
      ))}
      <ReturnProblem of={{ medium, stage: { is: 'declined', state: 's1', from: '/manage/channel' } }} />
      <ReturnProblem of={{ medium, stage: { is: 'failed', reason: '授权不存在 (404)', from: '/manage/channel' } }} />
    </Stack>
  ),
});
