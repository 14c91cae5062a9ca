import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { AsyncState } from './asyncState.ts';
import { AbsentContext } from '../../foundation/absent.ts';
import { FailureContext } from '../../foundation/failure.ts';
import { FailedNote } from './FailedNote.tsx';

const again = fn();
const never = fn();
const here: AsyncState<string[]> = { data: [], error: null, isFetching: false, refetch: again };
const failed: AsyncState<string[]> = { ...here, data: undefined, error: new Error('504') };

const meta = preview.meta({
  title: 'Data/Failed note 部分没有加载',
  component: FailedNote,
  args: { of: [here, failed], children: '渠道的名称没有加载，表里显示的是编号。' },
  beforeEach: () => void again.mockClear(),
});

export const Failed = meta.story();
export const Trying = meta.story({
  parameters: { picture: { busy: true } },
  args: { of: [{ ...failed, isFetching: true }] },
});
export const English = meta.story({
  parameters: { locale: 'en' },
  args: { children: 'The names of channels did not load; the table shows their numbers.' },
});

/** Only what failed is asked for again. */
export const TriesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledTimes(1);
  },
});

const notOffered = new Error('501');
const isNotOffered = (error: unknown) => error === notOffered;

/** Where the service has no such call, another try would bring nothing: that is said instead. */
export const NotOffered = meta.story({
  args: { of: [here, { ...failed, error: notOffered }] },
  decorators: [
    (Story) => (
      <AbsentContext value={isNotOffered}>
        <Story />
      </AbsentContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('你的服务没有提供这部分。需要时请联系管理员。')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NotOfferedInEnglish = NotOffered.extend({
  tags: ['no-picture'],
  parameters: { locale: 'en' },
  args: { children: 'The names of channels did not load; the table shows their numbers.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your service doesn’t offer this. Ask your administrator if you need it.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Of two that failed only the one that may come is asked for again. */
export const OneIsNotOffered = NotOffered.extend({
  tags: ['no-picture'],
  args: { of: [failed, { ...failed, error: notOffered, refetch: never }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledTimes(1);
    await expect(never).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/没有提供/)).toBeNull();
  },
});

/** Where the product knows why, it is said. */
export const KnownCause = meta.story({
  decorators: [
    (Story) => (
      <FailureContext value={() => ({ cause: '暂无权限访问（-1003）', details: [] })}>
        <Story />
      </FailureContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无权限访问（-1003）')).toBeVisible();
  },
});

/** What has come says nothing. */
export const NothingFailed = meta.story({
  // It shows nothing, and a picture of nothing would also be the same if the story broke.
  tags: ['no-picture'],
  args: { of: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
  },
});
