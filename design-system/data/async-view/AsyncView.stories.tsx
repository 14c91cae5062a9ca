import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Empty } from '../empty/Empty.tsx';
import { AbsentContext } from '../../foundation/absent.ts';
import { FailureContext, ReportContext, type KnownFailure } from '../../foundation/failure.ts';
import { AsyncView } from './AsyncView.tsx';
import type { AsyncState } from './asyncState.ts';

type Rows = string[];
const rows: Rows = ['品牌词-精确匹配', '信息流-战斗素材-0911', '朋友圈-剧情 15s'];
const settled: AsyncState<Rows> = { data: rows, error: null, isFetching: false, refetch: () => {} };

const skeleton = (
  <Stack gap="2">
    <Skeleton width={180} />
    <Skeleton width={220} />
    <Skeleton width={160} />
  </Stack>
);

/** The view with a list inside, as a screen would write it. */
function List({ of }: { of: AsyncState<Rows> }) {
  return (
    <AsyncView
      of={of}
      skeleton={skeleton}
      empty={(value) => (value.length ? null : <Empty kind="no-data" title="还没有推广活动" cause="创建后，首次点击会在 1 分钟内出现。" />)}
    >
      {(value) => (
        <Stack gap="2">
          {value.map((row) => (
            <Text key={row}>{row}</Text>
          ))}
        </Stack>
      )}
    </AsyncView>
  );
}

function RefreshedByHand() {
  const [isFetching, setFetching] = useState(false);
  return (
    <Stack align="start">
      <Button onPress={() => setFetching(!isFetching)}>切换刷新</Button>
      <List of={{ ...settled, isFetching }} />
    </Stack>
  );
}

const meta = preview.meta({ title: 'Data/Async view 异步内容', component: List, args: { of: settled } });

export const Loaded = meta.story();
export const Loading = meta.story({
  parameters: { picture: { busy: true } },
  args: { of: { ...settled, data: undefined, isFetching: true } },
});
export const Refreshing = meta.story({
  parameters: {
    picture: { busy: true },
    // Old data stands at 60 % while it is being replaced, as drawn: it is inactive for that moment, which WCAG 1.4.3 exempts.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  args: { of: { ...settled, isFetching: true } },
});
/** The rows answer another question, whose answer is on its way: they are marked as such. */
export const FormerAnswer = Refreshing.extend({ args: { of: { ...settled, isFetching: true, isPlaceholderData: true } } });
export const NothingInIt = meta.story({ args: { of: { ...settled, data: [] } } });
export const Failed = meta.story({ args: { of: { ...settled, data: undefined, error: new Error('504') } } });
export const FailedWithOldData = meta.story({ args: { of: { ...settled, error: new Error('504') } } });
/** What answers another question is never shown for this one: where it fails, and where the reader stops it. */
export const FailedAfterAnotherQuestion = meta.story({
  parameters: { picture: { as: 'failed' } },
  args: { of: { ...settled, error: new Error('504'), isPlaceholderData: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('加载失败')).toBeVisible();
    await expect(canvas.queryByText('品牌词-精确匹配')).not.toBeInTheDocument();
  },
});
export const StoppedAfterAnotherQuestion = meta.story({
  tags: ['no-picture'], // Looks as one that failed.
  args: { of: { ...settled, isEnabled: true, fetchStatus: 'idle', isPlaceholderData: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByText('品牌词-精确匹配')).not.toBeInTheDocument();
  },
});
/** That another question found nothing is not said of this one. */
export const NothingInFormerAnswer = meta.story({
  parameters: { picture: { as: 'loading' } },
  args: { of: { ...settled, data: [], isFetching: true, isPlaceholderData: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    await expect(canvas.queryByText('还没有推广活动')).not.toBeInTheDocument();
  },
});
export const FailedInEnglish = meta.story({
  parameters: { locale: 'en' },
  args: { of: { ...settled, data: undefined, error: new Error('504') } },
});

const again = fn();

export const TryAgain = meta.story({
  beforeEach: () => void again.mockClear(),
  args: { of: { ...settled, data: undefined, error: new Error('504'), refetch: again } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledTimes(1);
  },
});

/** The old data stays during a refresh, so that the reader keeps the scroll position. */
export const OldDataStays = meta.story({
  render: () => <RefreshedByHand />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByText('品牌词-精确匹配');
    await userEvent.click(canvas.getByRole('button', { name: '切换刷新' }));
    await expect(canvas.getByRole('progressbar', { name: '正在更新' })).toBeInTheDocument();
    await expect(row).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '切换刷新' }));
    await expect(row).toBeInTheDocument();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
});

/** What a service does not have at all is said once, and there is nothing to try again. */
export const NotOffered = meta.story({
  args: { of: { ...settled, data: undefined, error: new Error('404') } },
  render: (args) => (
    <AbsentContext value={() => true}>
      <List {...args} />
    </AbsentContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('你的服务没有提供这部分')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const known: KnownFailure = {
  cause: '配额已用尽（-88）',
  details: [
    { term: '接口', value: 'GET /api/campaigns' },
    { term: '编号', value: '-88' },
  ],
};

/** The product knows why: its sentence takes the place of the general one. A whole page has the details, too. */
export const KnownCause = meta.story({
  args: { of: { ...settled, data: undefined, error: new Error('-88') } },
  render: (args) => (
    <FailureContext value={() => known}>
      <AsyncView headingLevel={2} of={args.of} skeleton={skeleton}>
        {() => null}
      </AsyncView>
    </FailureContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('配额已用尽（-88）')).toBeVisible();
    await userEvent.click(await canvas.findByText('详细信息'));
    await expect(canvas.getByText('GET /api/campaigns')).toBeVisible();
  },
});

/** The product takes reports: its button follows the one to try again. */
export const WithReport = meta.story({
  args: { of: { ...settled, data: undefined, error: new Error('504') } },
  render: (args) => (
    <ReportContext value={{ button: () => <Button kind="ghost">报告问题</Button>, report: null }}>
      <List {...args} />
    </ReportContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['重试', '报告问题']);
  },
});

export const KnownCauseWithOldData = meta.story({
  args: { of: { ...settled, error: new Error('-88') } },
  render: (args) => (
    <FailureContext value={() => known}>
      <List {...args} />
    </FailureContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^配额已用尽（-88） 下面是上一次的数据。$/)).toBeVisible();
  },
});
