import { RotateCw } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Empty } from './Empty.tsx';

const meta = preview.meta({ title: 'Data/Empty 空态 · empty state 空状态', component: Empty });

export const NothingYet = meta.story({
  args: {
    kind: 'no-data',
    title: '还没有激活数据',
    cause: '接入 SDK 后，首个激活通常在 5 分钟内出现。',
    actions: (
      <>
        <Button kind="primary">查看接入步骤</Button>
        <Button>创建推广活动</Button>
      </>
    ),
  },
});

export const NothingMatches = meta.story({
  args: {
    kind: 'no-match',
    title: '没有符合条件的推广活动',
    cause: '“开屏-春节”在 8 个渠道中无结果。',
    actions: <Button>清除筛选</Button>,
  },
});

export const Failed = meta.story({
  args: {
    kind: 'failed',
    title: '报表加载失败',
    cause: '服务响应超时，其他模块不受影响。编号 7f3a-20c1',
    actions: (
      <>
        <Button icon={RotateCw}>重试</Button>
        <Button kind="ghost">复制编号</Button>
      </>
    ),
  },
});

export const NotAllowed = meta.story({
  args: {
    kind: 'locked',
    title: '暂无权限访问',
    cause: '“作弊场景洞察”需要管理员授权。你的角色：投放优化师',
    actions: (
      <>
        <Button kind="primary">申请权限</Button>
        <Button>返回上一页</Button>
      </>
    ),
  },
});

export const NotFound = meta.story({ args: { kind: 'lost', title: '没有这个页面', cause: '地址可能写错了，或者页面已经移走。' } });

export const LongEnglish = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  args: {
    kind: 'no-match',
    title: 'No campaigns match these filters in the selected period',
    cause: '“Splash screen, Spring Festival pre-registration” has no result in 8 channels between 2026-10-21 and 2026-11-19.',
    actions: <Button>Clear filters</Button>,
  },
});
