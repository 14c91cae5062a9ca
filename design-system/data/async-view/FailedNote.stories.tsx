import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { AsyncState } from './asyncState.ts';
import { FailedNote } from './FailedNote.tsx';

const again = fn();
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

/** What has come says nothing. */
export const NothingFailed = meta.story({
  // It shows nothing, and a picture of nothing would also be the same if the story broke.
  tags: ['no-picture'],
  args: { of: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
  },
});
