import { Copy, Download, Plus, ShieldCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Glyph } from '../../primitives/glyph/Glyph.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { PaletteGroup, PaletteItem, PaletteSource } from './palette.ts';
import { PaletteField } from './PaletteField.tsx';

const copyLink = fn();

const shanhai = <Glyph name="山海行纪" colour="#7a3b1e" />;
const groups: PaletteGroup[] = [
  {
    id: 'apps',
    title: '应用',
    items: [
      { id: 'app:1001', label: '山海行纪', context: 'iOS', note: '当前应用', mark: shanhai, href: '/?app=1001' },
      { id: 'app:1002', label: '山海行纪', context: 'Android', note: '切换，停在本页', mark: shanhai, href: '/?app=1002' },
      { id: 'app:1005', label: '青禾优选', context: 'H5', mark: <Glyph name="青禾优选" colour="#2f6b4f" />, href: '/?app=1005' },
    ],
  },
  {
    id: 'campaigns',
    title: '推广活动',
    items: [
      { id: 'c:100377', label: '朋友圈-山海角色-15s', note: '腾讯广告 · 100377', mark: <Glyph name="腾讯" size={24} />, href: '/c/100377' },
      { id: 'c:100291', label: '搜索-山海攻略词包', note: '百度营销 · 100291', mark: <Glyph name="百度" size={24} />, href: '/c/100291' },
      {
        id: 'c:100482',
        label: '秋季版本-达人短视频-A',
        note: '巨量引擎 · 100482',
        mark: <Glyph name="巨量" size={24} />,
        href: '/c/100482',
      },
    ],
  },
  {
    id: 'pages',
    title: '页面',
    items: [
      {
        id: 'p:fraud',
        label: '作弊场景洞察 ·',
        context: '山海行纪',
        note: '防作弊',
        icon: ShieldCheck,
        href: '/anti-cheat',
        keywords: 'fraud',
      },
      { id: 'p:members', label: '成员与权限 ·', context: '山海互动', note: '管理', icon: Users, href: '/members', keywords: 'roles' },
    ],
  },
  {
    id: 'acts',
    title: '操作',
    isActions: true,
    items: [
      { id: 'a:new', label: '在山海行纪新建推广活动', icon: Plus, shortcut: 'n', onAction: fn() },
      { id: 'a:export', label: '导出山海行纪近 7 天报表', icon: Download, onAction: fn() },
      { id: 'a:copy', label: '复制当前页链接，含筛选与日期', keywords: '山海', icon: Copy, shortcut: 'shift+c', onAction: copyLink },
    ],
  },
];

const recent: PaletteGroup = {
  id: 'recent',
  title: '最近使用',
  items: [
    { id: 'p:fraud', label: '作弊场景洞察 ·', context: '山海行纪', note: '防作弊', icon: ShieldCheck, href: '/anti-cheat' },
    { id: 'c:100482', label: '秋季版本-达人短视频-A', note: '巨量引擎 · 100482', mark: <Glyph name="巨量" size={24} />, href: '/c/100482' },
  ],
};

const meta = preview.meta({
  title: 'Overlays/Command palette 命令面板',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, onOpenChange: fn(), onGo: fn(), onChoose: fn(), onShowShortcuts: fn(), groups, recent },
  // As drawn: the keys of an Apple keyboard, whatever machine takes the picture.
  beforeEach: () => {
    const platform = spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    return () => platform.mockRestore();
  },
});

const entry = () => screen.findByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ id }) => id.replace(/^.*?-(?=\w+:)/, ''));
const active = () => screen.getByRole('option', { selected: true });

/** Nothing typed: what was used last, then the beginning of each group. */
export const Open = meta.story({
  tags: ['matrix'],
  play: async () => {
    await waitFor(async () => expect(await entry()).toHaveFocus());
    await expect(options().slice(0, 3)).toEqual(['p:fraud', 'c:100482', 'app:1001']);
  },
});

export const ByPinyin = meta.story({
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), 'shanh');
    await waitFor(() => expect(screen.getByText('拼音匹配')).toBeVisible());
    await expect(screen.getAllByText('山海', { selector: 'mark' })).toHaveLength(8);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('山海行纪 Android');
    await expect(await entry()).toHaveAttribute('aria-activedescendant', active().id);
  },
});

export const Phone = ByPinyin.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), 'shanh');
    await waitFor(() => expect(screen.getAllByText('山海', { selector: 'mark' })).toHaveLength(8));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toBeVisible());
  },
});

export const ActionsOnly = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), '>fz');
    await waitFor(() => expect(options()).toEqual(['a:copy']));
  },
});

export const Nothing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), '开屏-春节');
    await waitFor(() => expect(screen.getByText('没有找到“开屏-春节”')).toBeVisible());
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    recent: { id: 'recent', title: 'Used last', items: [] },
    groups: [
      {
        id: 'apps',
        title: 'Apps',
        items: [
          { id: 'app:1', label: 'Mountains and Seas', context: 'Android', note: 'Switch, stay on this page', mark: shanhai, href: '/' },
        ],
      },
      {
        id: 'acts',
        title: 'Actions',
        isActions: true,
        items: [{ id: 'a:1', label: 'Copy a link to this page with filters and dates', icon: Copy, shortcut: 'shift+c' }],
      },
    ],
  },
});

export const GoesAndDoes = meta.story({
  play: async ({ args, userEvent }) => {
    copyLink.mockClear();
    const newTab = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.type(await entry(), 'android');
    await waitFor(() => expect(options()).toEqual(['app:1002']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith('/?app=1002');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'app:1002' }));

    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(newTab).toHaveBeenLastCalledWith('/?app=1002', '_blank', 'noopener');
    await expect(args.onGo).toHaveBeenCalledTimes(1);

    await userEvent.clear(await entry());
    await userEvent.type(await entry(), '>复制');
    await waitFor(() => expect(options()).toEqual(['a:copy']));
    await userEvent.click(active());
    await expect(copyLink).toHaveBeenCalledTimes(1);
    newTab.mockRestore();
  },
});

/** Enter in the same breath as the last letter: what was typed counts, not what still stood there. */
export const TypedInOneBreath = meta.story({
  play: async ({ args, userEvent }) => {
    fireEvent.change(await entry(), { target: { value: 'android' } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'app:1002' }));
  },
});

export const RoundByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await entry();
    const all = options();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active().id).toContain(all.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(active().id).toContain(all[0]);
    await userEvent.hover(screen.getAllByRole('option')[2] ?? document.body);
    await expect(active().id).toContain(all[2]);
    await userEvent.keyboard('?');
    await expect(args.onShowShortcuts).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** Enter that ends a pinyin composition chooses characters, not a result. */
export const Composing = meta.story({
  parameters: { picture: { as: 'open' } },
  play: async ({ args }) => {
    const field = await entry();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
});

/** Calls whose answers the story gives, in the order it likes. */
const calls = new Map<string, (items: readonly PaletteItem[] | Error) => void>();
const source: PaletteSource = {
  id: 'found',
  title: '推广活动',
  find: (query, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      calls.set(query, (answer) => (answer instanceof Error ? reject(answer) : resolve({ items: answer, total: answer.length })));
    }),
};
const campaign = (id: string, label: string): PaletteItem => ({ id: `c:${id}`, label, note: id, mark: <Glyph name={label} size={24} /> });

const looking = meta.story({ args: { groups: [], sources: [source] }, beforeEach: () => calls.clear() });

export const Looking = looking.extend({
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), '秋季');
    await waitFor(() => expect(calls.has('秋季')).toBe(true));
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
});

export const LateAnswersAreDropped = looking.extend({
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), '秋');
    await waitFor(() => expect(calls.has('秋')).toBe(true));
    await userEvent.type(await entry(), '季');
    await waitFor(() => expect(calls.has('秋季')).toBe(true));
    calls.get('秋季')?.([campaign('100482', '秋季版本-达人短视频-A')]);
    await waitFor(() => expect(options()).toEqual(['c:100482']));
    calls.get('秋')?.([campaign('100001', '秋天的第一杯')]);
    await Promise.resolve();
    await expect(options()).toEqual(['c:100482']);
  },
});

export const LookUpFailed = looking.extend({
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), '秋季');
    await waitFor(() => expect(calls.has('秋季')).toBe(true));
    calls.get('秋季')?.(new Error('503'));
    await waitFor(() => expect(screen.getByText('推广活动没有加载成功，继续输入会重试')).toBeVisible());
  },
});

const thousands: PaletteGroup[] = [
  {
    id: 'campaigns',
    title: '推广活动',
    items: Array.from({ length: 3000 }, (_, n) => ({
      id: `c:${n}`,
      label: `${['秋季版本-达人短视频', '朋友圈-剧情', '搜索-攻略词包'][n % 3]}-${n}`,
      note: String(100_000 + n),
    })),
  },
];

/** Of three thousand results only those in sight stand in the document; the keyboard reaches all of them. */
export const Thousands = meta.story({
  args: { groups: thousands },
  play: async ({ userEvent }) => {
    await userEvent.type(await entry(), 'duanshipin');
    await waitFor(() => expect(active()).toHaveTextContent('秋季版本-达人短视频-0'));
    await expect(options().length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toBeVisible());
    await expect(active()).toHaveTextContent(/秋季版本-达人短视频-\d{4}/);
    await expect(screen.getByRole('listbox').parentElement?.scrollTop).toBeGreaterThan(10_000);
  },
});

function Bar() {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ 'mod+k': () => setOpen(true) });
  return (
    <>
      <PaletteField onPress={() => setOpen(true)} />
      <input aria-label="名称" />
      <CommandPalette isOpen={isOpen} onOpenChange={setOpen} groups={groups} />
    </>
  );
}

export const OpensFromTheBar = meta.story({
  render: () => <Bar />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /搜索或跳转/ });
    await userEvent.click(field);
    await userEvent.type(await entry(), 'shan');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());

    // With ⌘ also while somebody types, and empty again.
    const input = canvas.getByRole('textbox', { name: '名称' });
    await userEvent.click(input);
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect(await entry()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveFocus());
  },
});
