import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Fields/Search field 搜索框',
  component: SearchField,
  args: { label: '搜索名称、ID、短码和所有链接参数', onSearch: fn() },
});

/** Longer than a test lasts: what is called within it was not called by the pause. */
const never = 600_000;

export const Plain = meta.story();

export const Filled = meta.story({ args: { value: '秋季', count: { found: 11, of: 248 } } });

export const Nothing = meta.story({ args: { value: '冬季-达人', count: { found: 0, of: 248 } } });

export const Busy = meta.story({ args: { value: '秋季', isBusy: true } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const WithLabel = meta.story({
  args: { label: '搜索页面', placeholder: '名称或路径', isLabelHidden: false, hint: '支持拼音和首字母' },
});

export const Wrong = meta.story({ args: { value: 'a'.repeat(20), error: '搜索最多 16 个字' } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Name, ID, short code or any parameter', value: 'autumn', count: { found: 1_248, of: 12_480 } },
});

export const SearchesAfterAPause = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '秋季');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('秋季'), { timeout: 3000 });
  },
});

/** Half a second after the last key, and once for all of them. */
export const WaitsHalfASecond = meta.story({
  parameters: { picture: { as: 'searches-after-a-pause' } },
  play: async ({ args, canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    await userEvent.type(canvas.getByRole('searchbox'), '秋季');
    const waits = timers.mock.calls.filter(([, wait]) => wait === 500);
    timers.mockRestore();
    // One for each letter: a new letter starts the wait again.
    await expect(waits).toHaveLength(2);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('秋季'), { timeout: 3000 });
  },
});

export const EnterDoesNotWait = meta.story({
  parameters: { picture: { as: 'searches-after-a-pause' } },
  args: { pause: never },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '秋季');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('秋季');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
});

export const EscapeClears = meta.story({
  args: { value: '秋季', pause: never },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});

export const TheCrossClears = meta.story({
  parameters: { picture: { as: 'escape-clears' } },
  args: { value: '秋季', pause: never, count: { found: 11, of: 248 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await expect(canvas.queryByText('11 / 248')).toBeNull();
  },
});

export const LettersOfAWordAreNotAQuery = meta.story({
  args: { pause: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await userEvent.keyboard('qiuji');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }));
    await expect(input).toHaveValue('qiuji');
    await expect(args.onSearch).not.toHaveBeenCalled();
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('qiuji'));
  },
});

function List(props: SearchFieldProps) {
  const [query, setQuery] = useState('秋季');
  return (
    <Stack direction="row" gap="2">
      <SearchField {...props} value={query} onSearch={setQuery} pause={never} />
      <Button onPress={() => setQuery('')}>清除筛选</Button>
    </Stack>
  );
}

/** As in a list: the query stands in the address, and clearing all filters takes it away from outside. */
export const FollowsTheAddress = meta.story({
  render: List,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await expect(input).toHaveValue('秋季');
    await userEvent.type(input, '-达人{Enter}-01');
    await expect(input).toHaveValue('秋季-达人-01');
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(input).toHaveValue('');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap="3">
      <SearchField {...args} />
      <SearchField {...args} value="秋季" count={{ found: 11, of: 248 }} />
      <SearchField {...args} value="秋季" count={{ found: 11, of: 248 }} isBusy />
      <SearchField {...args} label="搜索页面" size="sm" />
      <SearchField {...args} isDisabled />
      <SearchField {...args} value="秋季" isReadOnly />
      <SearchField {...args} value="秋季" error="搜索暂不可用，请稍后重试" />
    </Stack>
  ),
});
