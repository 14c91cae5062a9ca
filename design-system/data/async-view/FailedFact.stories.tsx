import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { AsyncState } from './asyncState.ts';
import { AbsentContext } from '../../foundation/absent.ts';
import { FailedFact } from './FailedFact.tsx';

const again = fn();
const failed: AsyncState<string[]> = { data: undefined, error: new Error('504'), isFetching: false, refetch: again };

const meta = preview.meta({
  title: 'Data/Failed fact 一项没有取到',
  component: FailedFact,
  args: { of: failed, children: '未取到归因窗口' },
  beforeEach: () => void again.mockClear(),
});

export const Failed = meta.story();
export const Trying = meta.story({
  parameters: { picture: { busy: true } },
  args: { of: { ...failed, isFetching: true } },
});
export const English = meta.story({ parameters: { locale: 'en' }, args: { children: 'Attribution window not loaded' } });

/** What the service does not offer is not tried again. */
export const NotOffered = meta.story({
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <AbsentContext value={() => true}>
        <Story />
      </AbsentContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未取到归因窗口')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const TriesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledTimes(1);
  },
});

/** What has come before stands on, whatever happened to it since. */
export const HasCome = meta.story({
  // It shows nothing, and a picture of nothing would also be the same if the story broke.
  tags: ['no-picture'],
  args: { of: { ...failed, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
