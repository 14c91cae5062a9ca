import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { OptionId, OptionPage } from '../options/option.ts';
import { apps, campaigns, channels } from '../options/samples.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

function Stateful<Id extends OptionId>({ value = null, onChange, ...rest }: ComboBoxProps<Id>) {
  const [chosen, setChosen] = useState<Id | null>(value);
  return (
    <ComboBox
      {...rest}
      value={chosen}
      onChange={(next: Id | null) => {
        setChosen(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Fields/Combo box 组合框 · autocomplete 自动补全',
  component: ComboBox<OptionId>,
  args: { label: '应用', options: apps, value: null, onChange: fn(), onBlur: fn() },
  render: (args) => (
    <div style={{ maxWidth: 214 }}>
      <Stateful {...args} />
    </div>
  ),
});

export const Plain = meta.story();

export const Chosen = meta.story({ args: { value: 1001 } });

/** The platform stands with the name, and gives way to what is typed: two apps can share a name. */
export const WithItsNote = meta.story({
  args: { value: 1001, showsNote: true, isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: '应用' });
    await expect(canvas.getByText('iOS')).toBeVisible();
    await userEvent.type(box, '青');
    await waitFor(() => expect(canvas.queryByText('iOS')).not.toBeInTheDocument());
    await expect(await screen.findByRole('option', { name: /青禾优选/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('iOS')).toBeVisible();
    // The first takes back what was typed, the second closes the list.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const WithItsNoteOnAPhone = WithItsNote.extend({ globals: { viewport: { value: 'phone' } } });

/** As drawn: one character typed, what it found marked, the expired app with its reason. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '应用' }), '山');
    const expired = await screen.findByRole('option', { name: '登山路书 已到期' });
    await expect(expired).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(expired.querySelector('mark')).toHaveTextContent('山');
  },
});

export const Opened = meta.story({
  tags: ['matrix'],
  args: { value: 1003 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '应用' }));
    await expect(await screen.findByRole('option', { name: '青禾优选 Harmony' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Characters, pinyin, its initials, Latin in any case, the words at the right. */
export const FindsWhatIsTyped = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    const finds = (query: string, names: string[]) =>
      step(query, async () => {
        await userEvent.clear(input);
        await userEvent.paste(query);
        await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.slice(1))).toEqual(names));
      });
    await finds('青禾', ['青禾优选Harmony']);
    await finds('shanhai', ['山海行纪iOS', '山海行纪Android']);
    await finds('xmjz', ['小满记账H5']);
    await finds('HARMONY', ['青禾优选Harmony']);
    await finds('山海 and', ['山海行纪Android']);
    await finds('seas', ['山海行纪iOS', '山海行纪Android']);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: '山海行纪 iOS' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first.id));
    // The expired one is passed over.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '青禾优选 Harmony' }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1003);
    await expect(input).toHaveValue('青禾优选');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await waitFor(() => expect(input).toHaveFocus());
  },
});

export const EnterTakesTheBestHit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.type(input, 'yunzhou');
    const hit = await screen.findByRole('option', { name: '云舟阅读 快应用' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', hit.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1004);
    await expect(input).toHaveValue('云舟阅读');
  },
});

export const TabTakesTheHighlighted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '应用' }), 'cqzb');
    await screen.findByRole('option', { name: /长桥直播/ });
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1009);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const EscapeForgetsWhatWasTyped = meta.story({
  args: { value: 1001 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.clear(input);
    await userEvent.type(input, '青');
    await screen.findByRole('option', { name: /青禾优选/ });
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('山海行纪');
    await userEvent.clear(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('山海行纪');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The first takes back what was typed, the second closes the list, the third is for what stands around it. */
export const EscapeOpensNothing = meta.story({
  args: { value: 1001 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.type(input, '青');
    await screen.findByRole('option', { name: /青禾优选/ });
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('option', { selected: true })).toHaveAccessibleName(/山海行纪/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, '青');
    await expect(await screen.findByRole('option', { name: /青禾优选/ })).toBeVisible();
  },
});

/** The first Escape closes the list, the second what stands around it. */
export const InAPopover = meta.story({
  args: { value: 1001 },
  render: (args) => (
    <Popover trigger={<Button>筛选</Button>} label="筛选">
      <Stateful {...args} />
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    await userEvent.click(await screen.findByRole('combobox', { name: '应用' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: '筛选' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const DeletingTheTextDeletesTheChoice = meta.story({
  args: { value: 1001 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
  },
});

export const ChoosingTheSameChangesNothing = meta.story({
  args: { value: 1001 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.clear(input);
    await userEvent.click(await screen.findByRole('option', { name: '山海行纪 iOS' }));
    await expect(input).toHaveValue('山海行纪');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const everyApp = new Set(apps.flatMap((one) => ('options' in one ? one.options : [one])).map(({ id }) => id)).size;

/** The list opens with all there is, so that the next choice is one press away. */
export const Clear = meta.story({
  args: { value: 1001 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.click(canvas.getByRole('button', { name: '清除应用' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(everyApp));
    await expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '清除应用' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: '青禾优选 Harmony' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1003);
    await expect(input).toHaveValue('青禾优选');
    await userEvent.click(canvas.getByRole('button', { name: '清除应用' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(everyApp));
  },
});

/** What was typed goes as well, and the list that it had made short is whole again. */
export const ClearWhileTyping = meta.story({
  tags: ['no-picture'],
  args: { value: 1001 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.clear(input);
    await userEvent.type(input, '青');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    // What stands outside of an open list is hidden from readers of the screen, not from a mouse.
    await userEvent.click(canvas.getByRole('button', { name: '清除应用', hidden: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(everyApp));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    // Escape closes it, and opens nothing again.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const NoMatch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '应用' });
    await userEvent.type(input, '星河');
    await waitFor(() => expect(screen.getByText('没有与“星河”匹配的选项')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('星河');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Ids that are words: what is typed counts as well. */
export const FreeText = meta.story({
  args: { label: '渠道包标识', options: channels, fromText: (text: string) => text, hint: '可从列表选择，也可以直接填写' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '渠道包标识' });
    await userEvent.click(input);
    await userEvent.paste('kol_2026');
    await waitFor(() => expect(screen.getByText('按 Enter 使用')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('kol_2026');
    await expect(input).toHaveValue('kol_2026');
    await userEvent.clear(input);
    await userEvent.type(input, '知乎');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('知乎');
  },
});

/** Only visible options are drawn, and only while the list is open. The chosen one is listed first, because it is far down. */
export const TenThousand = meta.story({
  args: { label: '推广活动', options: campaigns, value: 'c105000' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '推广活动' });
    const nodes = () => screen.getByRole('listbox').querySelectorAll('*').length;
    await userEvent.click(input);
    const chosen = await screen.findByRole('option', { selected: true });
    await expect(chosen).toHaveAttribute('aria-posinset', '1');
    await expect(nodes()).toBeLessThan(200);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('c100000');
    await userEvent.clear(input);
    await userEvent.paste('109999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('c109999');
  },
});

export const TenThousandByScrolling = meta.story({
  args: { label: '推广活动', options: campaigns },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '推广活动' }));
    await screen.findByRole('option', { name: /100000/ });
    const list = screen.getByRole('listbox');
    list.scrollTo({ top: list.scrollHeight });
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(400 * 32));
    list.scrollTo({ top: 385 * 32 });
    await expect(await screen.findByRole('option', { name: /100390/ })).toHaveAttribute('aria-posinset', '391');
    await expect(screen.getByText('共 10,000 项，输入文字查找')).toBeVisible();
    await expect(list.querySelectorAll('*').length).toBeLessThan(200);
  },
});

/** A server whose answers the story gives one by one. It is reset when the story is shown again. */
function server() {
  const asked: { query: string; after: string | undefined; signal: AbortSignal; answer: (page: OptionPage) => void; fail: () => void }[] =
    [];
  const load = fn(
    (query: string, signal: AbortSignal, after?: string) =>
      new Promise<OptionPage>((resolve, reject) => {
        asked.push({ query, after, signal, answer: resolve, fail: () => reject(new Error('502')) });
      }),
  );
  const request = (query: string, nth = 1) =>
    waitFor(
      () => {
        const found = asked.filter((one) => one.query === query)[nth - 1];
        if (!found) throw new Error(`“${query}” has not been asked for`);
        return found;
      },
      { timeout: 4000 },
    );
  const forget = () => {
    asked.length = 0;
  };
  return { load, request, forget };
}

const page = (...labels: string[]): OptionPage => ({ options: labels.map((label) => ({ id: label, label })) });

const race = server();

/** The answer to the first letter arrives after the answer to both letters. */
export const AnOldAnswerNeverOverwrites = meta.story({
  args: { label: '推广活动', options: race.load },
  beforeEach: race.forget,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '推广活动' });
    await userEvent.type(input, '秋');
    const first = await race.request('秋');
    await userEvent.type(input, '季');
    const second = await race.request('秋季');
    await expect(first.signal.aborted).toBe(true);
    second.answer(page('秋季版本-达人短视频-A'));
    await expect(await screen.findByRole('option', { name: '秋季版本-达人短视频-A' })).toBeInTheDocument();
    first.answer(page('秋千'));
    await expect(screen.queryByRole('option', { name: '秋千' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('秋季版本-达人短视频-A');
  },
});

const slow = server();

export const Waiting = meta.story({
  args: { label: '推广活动', options: slow.load },
  beforeEach: slow.forget,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '推广活动' }));
    await waitFor(() => expect(screen.getByText('加载中')).toBeVisible());
  },
});

const broken = server();

export const Failed = meta.story({
  parameters: { pictures: [{ state: 'hover' }] },
  args: { label: '推广活动', options: broken.load },
  beforeEach: broken.forget,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '推广活动' }));
    const first = await broken.request('');
    first.fail();
    await waitFor(() => expect(screen.getByText('没有加载成功')).toBeVisible());
  },
});

const repaired = server();

export const Retried = meta.story({
  args: { label: '推广活动', options: repaired.load },
  beforeEach: repaired.forget,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '推广活动' }));
    (await repaired.request('')).fail();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    (await repaired.request('', 2)).fail();
    await screen.findByText('没有加载成功');
    // Without a mouse Enter asks again.
    await userEvent.keyboard('{Enter}');
    (await repaired.request('', 3)).answer(page('品牌词-精确匹配'));
    await expect(await screen.findByRole('option', { name: '品牌词-精确匹配' })).toBeInTheDocument();
  },
});

const paged = server();
const pageOf = (from: number, next?: string): OptionPage => ({ options: campaigns.slice(from, from + 20), next });

export const MoreByScrolling = meta.story({
  args: { label: '推广活动', options: paged.load },
  beforeEach: paged.forget,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '推广活动' }));
    (await paged.request('')).answer(pageOf(0, 'page 2'));
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '20'));
    screen.getByRole('listbox').scrollTo({ top: 10_000 });
    const second = await paged.request('', 2);
    await expect(second.after).toBe('page 2');
    second.answer(pageOf(20));
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '40'));
  },
});

export const KnownBeforeItIsListed = meta.story({
  args: { label: '推广活动', options: slow.load, value: 'c1', known: [{ id: 'c1', label: '品牌词-精确匹配' }] },
  beforeEach: slow.forget,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '推广活动' })).toHaveValue('品牌词-精确匹配');
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'Campaign',
    hint: 'Search by name or ID',
    options: [
      {
        title: 'Recent',
        options: [
          { id: 'a', label: 'Brand keywords – exact match', note: 'Apple Search Ads' },
          { id: 'b', label: 'Autumn release – creator video A', note: 'Ocean Engine' },
        ],
      },
      { title: 'All campaigns', options: [{ id: 'c', label: 'Splash – comeback', unavailable: 'Account expired' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Campaign' }), 'a');
    await expect(await screen.findByRole('option', { name: /Account expired/ })).toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16, maxWidth: 880 }}>
      <Stateful label="未选" options={apps} placeholder="搜索应用名称或 ID" />
      <Stateful label="已选" options={apps} value={1001} isRequired />
      <Stateful label="出错" options={apps} isRequired error="选择一个应用" />
      <Stateful label="禁用" options={apps} value={1001} isDisabled />
      <Stateful label="只读" options={apps} value={1003} isReadOnly />
      <Stateful label="查询中" options={apps} value={1004} isBusy />
      <Stateful label="核对通过" options={apps} value={1005} confirmation="已接入 SDK 6.2.1" />
      <Stateful label="小号" options={apps} value={1009} size="sm" hint="最近 7 天没有数据" />
    </div>
  ),
});

export const OnAPhone = Typed.extend({ globals: { viewport: { value: 'phone' } } });
