import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AbsentContext } from '../../foundation/absent.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { Form } from '../form/Form.tsx';
import { useFieldForm } from '../form/useFieldForm.ts';
import type { OptionId, OptionPage } from '../options/option.ts';
import { apps, campaigns, channels, metrics, windows } from '../options/samples.tsx';
import { Select } from '../select/Select.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function Stateful<Id extends OptionId>({ value, onChange, ...rest }: MultiSelectProps<Id>) {
  const [chosen, setChosen] = useState<readonly Id[]>(value ?? []);
  return (
    <MultiSelect
      {...rest}
      value={chosen}
      onChange={(next: Id[]) => {
        setChosen(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Fields/Multi select 多选',
  component: MultiSelect<OptionId>,
  args: { label: '渠道', options: channels, value: ['巨量引擎', '知乎'], onChange: fn(), onBlur: fn() },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Stateful {...args} />
    </div>
  ),
});

const open = async (canvas: { getByRole: typeof screen.getByRole }, user: { click: (element: Element) => Promise<void> }, name: RegExp) => {
  await user.click(canvas.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

export const Plain = meta.story();

export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, /^渠道/);
    await expect(await screen.findAllByRole('option', { selected: true })).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索渠道' })).toHaveFocus());
  },
});

export const Empty = meta.story({ args: { value: [], isRequired: true, hint: '至少选一个，只影响这份报表' } });

export const Wrong = meta.story({ args: { value: [], isRequired: true, error: '选择至少一个渠道' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const Busy = meta.story({ args: { isBusy: true } });

/** What does not fit in one line is counted. */
export const ManyChosen = meta.story({
  args: { value: ['巨量引擎', '腾讯广告', 'Apple Search Ads', '快手磁力引擎', '百度营销', '小红书聚光'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+4')).toBeVisible();
    // How many fit is measured anew when the font has come.
    await waitFor(() => expect(canvas.getByText('Apple Search Ads')).not.toBeVisible());
    await expect(canvas.getByText('腾讯广告')).toBeVisible();
  },
});

export const RemoveATag = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 巨量引擎' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['知乎']);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '渠道 已选 2 项' });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: '搜索渠道' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('bdyx');
    const hit = await screen.findByRole('option', { name: '百度营销' });
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', hit.id), { timeout: 3000 });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['巨量引擎', '知乎', '百度营销']);
    // The first Escape takes the query back, the second the list.
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['巨量引擎', '知乎']);
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const AllMatches = meta.story({
  args: { value: ['知乎'] },
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent, /^渠道/);
    await userEvent.type(screen.getByRole('combobox'), '广告');
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选匹配的 1 项' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['知乎', '腾讯广告']);
    await userEvent.clear(screen.getByRole('combobox'));
    const all = await screen.findByRole('checkbox', { name: '全选 12 项' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(await screen.findByText('已选 12')).toBeVisible();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

export const AtMost = meta.story({
  args: { label: '对比渠道', value: ['巨量引擎', '知乎'], max: 3, hint: '最多同时画 3 条线' },
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent, /^对比渠道/);
    await userEvent.click(await screen.findByRole('option', { name: '腾讯广告' }));
    await expect(await screen.findByText('最多选 3 项，先取消一项再选别的')).toBeVisible();
    const other = screen.getByRole('option', { name: 'Apple Search Ads' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('option', { name: '腾讯广告' }));
    await expect(other).not.toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('checkbox', { name: '全选 12 项' })).toBeDisabled();
  },
});

/** Among filters each change costs a query, so it waits for 应用. */
export const Applied = meta.story({
  args: { look: 'chip', isApplied: true, value: ['巨量引擎', '知乎', '百度营销'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const chip = /^渠道 3 项$/;
    await step('取消 forgets', async () => {
      await open(canvas, userEvent, chip);
      await userEvent.click(await screen.findByRole('option', { name: '腾讯广告' }));
      await userEvent.click(screen.getByText('取消'));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: chip })).toBeVisible();
    });
    await step('Escape forgets', async () => {
      await open(canvas, userEvent, chip);
      await userEvent.click(await screen.findByRole('option', { name: '腾讯广告' }));
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('应用 applies once', async () => {
      await open(canvas, userEvent, chip);
      await userEvent.click(await screen.findByRole('option', { name: '腾讯广告' }));
      await userEvent.click(screen.getByRole('option', { name: '知乎' }));
      await userEvent.click(screen.getByRole('button', { name: '应用' }));
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith(['巨量引擎', '百度营销', '腾讯广告']);
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
});

export const AppliedOpen = meta.story({
  args: { look: 'chip', isApplied: true, value: ['巨量引擎', '知乎', '百度营销'] },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, /^渠道/);
    await waitFor(() => expect(screen.getByRole('button', { name: '应用' })).toBeVisible());
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, /^渠道/);
    await userEvent.type(screen.getByRole('combobox'), '星河');
    await waitFor(() => expect(screen.getByText('没有与“星河”匹配的选项')).toBeVisible());
  },
});

/** A handful needs no search; what cannot be chosen says why. */
export const AHandful = meta.story({
  args: { label: '指标', options: metrics, value: ['clicks'] },
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent, /^指标/);
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选 5 项' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['clicks', 'unique', 'activations', 'registrations', 'payers']);
    await expect(screen.getByRole('option', { name: '付费金额 无权限' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const WithGlyphs = meta.story({
  args: { label: '应用', options: apps, value: [1001, 1003] },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, /^应用/);
    await expect(await screen.findByRole('option', { name: '登山路书 已到期' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const TenThousand = meta.story({
  args: { label: '推广活动', options: campaigns, value: [], look: 'count' },
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent, /^推广活动/);
    const list = await screen.findByRole('listbox');
    await screen.findByRole('option', { name: /100000/ });
    await expect(list.querySelectorAll('*').length).toBeLessThan(200);
    await userEvent.click(screen.getByRole('checkbox', { name: '全选 10,000 项' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(campaigns.map(({ id }) => id));
    await expect(screen.getByText('已选 10,000')).toBeVisible();
    await expect(list.querySelectorAll('*').length).toBeLessThan(200);
  },
});

/** A press right after the wheel, as with any other list. */
export const PressedWhileItScrolls = meta.story({
  args: { label: '推广活动', options: campaigns, value: [], look: 'count' },
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent, /^推广活动/);
    const list = await screen.findByRole('listbox');
    const option = await screen.findByRole('option', { name: /100002/ });
    list.scrollTo({ top: 32 });
    await new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
    await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith([campaigns[2]?.id]);
  },
});

export const FromAServer = meta.story({
  args: {
    label: '推广活动',
    value: ['c1'],
    known: [{ id: 'c1', label: '品牌词-精确匹配' }],
    options: (query: string): Promise<OptionPage> =>
      Promise.resolve({ options: campaigns.filter(({ label }) => label.includes(query)).slice(0, 20), next: 'page 2' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent, /^推广活动/);
    // Not all is here, so there is no 全选.
    await userEvent.click(await screen.findByRole('option', { name: /100001/ }));
    await expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith(['c1', 'c100001']);
  },
});

let tries = 0;

export const FailedAndRetried = meta.story({
  beforeEach: () => {
    tries = 0;
  },
  args: {
    label: '推广活动',
    value: [],
    options: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('502')) : Promise.resolve({ options: [{ id: 'c1', label: '品牌词-精确匹配' }] });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, /^推广活动/);
    await expect(await screen.findByText('没有加载成功')).toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: '品牌词-精确匹配' })).toBeInTheDocument();
  },
});

interface Report {
  app: number | null;
  window: number | null;
  channels: string[];
}

/** The three of them bound to a form: by type, with its errors, and with somewhere to put the focus. */
export const InAForm = meta.story({
  render: function ReportForm({ onChange }) {
    const form = useFieldForm<Report>({ defaultValues: { app: null, window: null, channels: [] } });
    return (
      <div style={{ maxWidth: 320 }}>
        <Form of={form} label="报表" onSave={({ app, window, channels: chosen }) => onChange?.([String(app), String(window), ...chosen])}>
          <ComboBox {...form.field('app', { required: '选择一个应用' })} label="应用" options={apps} />
          <Select {...form.field('window', { required: '选择归因窗口' })} label="归因窗口" options={windows} />
          <MultiSelect
            {...form.field('channels', { validate: (chosen) => chosen.length > 0 || '选择至少一个渠道' })}
            label="渠道"
            options={channels}
          />
          <Button type="submit" kind="primary">
            保存
          </Button>
        </Form>
      </div>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const app = canvas.getByRole('combobox', { name: '应用' });
    await step('a field that is left empty says so', async () => {
      await userEvent.click(app);
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
      await expect(await canvas.findByText('选择一个应用')).toBeVisible();
      await expect(app).toBeInvalid();
    });
    await step('saving leads to the first of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await waitFor(() => expect(app).toHaveFocus());
      await expect(canvas.getByText('选择归因窗口')).toBeVisible();
      await expect(canvas.getByText('选择至少一个渠道')).toBeVisible();
    });
    await step('by the keyboard alone', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(app).toHaveValue('山海行纪');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('option', { name: '近 1 日归因' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /归因窗口$/ })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const search = await screen.findByRole('combobox', { name: '搜索渠道' });
      await userEvent.keyboard('zhihu');
      const hit = await screen.findByRole('option', { name: '知乎' });
      await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', hit.id), { timeout: 3000 });
      await userEvent.keyboard('{Enter}{Escape}{Escape}');
      await waitFor(() => expect(canvas.queryByText('选择至少一个渠道')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['1001', '7', '知乎']));
    });
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'Channels',
    value: ['Ocean Engine'],
    max: 3,
    isApplied: true,
    options: ['Ocean Engine', 'Tencent Ads', 'Apple Search Ads', 'Kuaishou Magnetic Engine', 'Baidu Marketing', 'Xiaohongshu'].map(
      (name) => ({
        id: name,
        label: name,
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, /^Channels/);
    await userEvent.click(await screen.findByRole('option', { name: 'Tencent Ads' }));
    await userEvent.click(screen.getByRole('option', { name: 'Xiaohongshu' }));
    await expect(await screen.findByText('Up to 3. Deselect one to choose another')).toBeVisible();
  },
});

const six = ['巨量引擎', '腾讯广告', 'Apple Search Ads', '快手磁力引擎', '百度营销', '小红书聚光'];

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="6">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16, maxWidth: 880 }}>
        <Stateful label="未选" options={channels} />
        <Stateful label="两项" options={channels} value={six.slice(0, 2)} isRequired />
        <Stateful label="六项" options={channels} value={six} />
        <Stateful label="只计数" look="count" options={channels} value={six} />
        <Stateful label="出错" options={channels} isRequired error="选择至少一个渠道" />
        <Stateful label="禁用" options={channels} value={six} isDisabled />
        <Stateful label="只读" options={channels} value={six} isReadOnly />
        <Stateful label="查询中" options={channels} value={six.slice(0, 2)} isBusy />
        <Stateful
          label="长名称"
          options={[{ id: 'long', label: '双 11 预约召回-信息流-达人短视频-竖版 15 秒-第二轮素材' }, ...channels]}
          value={['long', '知乎']}
        />
      </div>
      <Stack direction="row" gap="2" isWrapping>
        <Stateful label="渠道" look="chip" options={channels} value={six} />
        <Stateful label="渠道" look="chip" options={channels} value={six.slice(0, 1)} />
        <Stateful label="渠道" look="chip" options={channels} />
        <Stateful label="渠道" look="chip" options={channels} value={six} isDisabled />
        <Stateful label="渠道" look="chip" options={channels} value={six} isBusy />
      </Stack>
    </Stack>
  ),
});

export const OnAPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });

/** What the options were made of did not come: the closed fields show it, whatever they look like. */
export const OptionsDidNotLoad = meta.story({
  tags: ['matrix'],
  render: () => {
    const requests = [{ data: undefined, error: new Error('504'), isFetching: false, refetch: fn() }];
    return (
      <Stack gap="4" align="start">
        <Stack direction="row" gap="2" isWrapping>
          <Stateful label="渠道" look="chip" options={[]} requests={requests} />
          <Stateful label="渠道" look="chip" options={[]} value={['1001', '1002']} requests={requests} />
          <Select label="视图" look="soft" options={[]} requests={requests} />
        </Stack>
        <div style={{ display: 'grid', gap: 16, width: 240 }}>
          <Stateful label="渠道" options={[]} requests={requests} />
          <ComboBox label="活动组" options={[{ id: 'none', label: '不分组' }]} value="none" requests={requests} />
          <Select label="归因窗口" options={[]} requests={requests} />
        </div>
      </Stack>
    );
  },
});

const neverAgain = fn();

/** Where the service does not offer them, the list says so, and nothing is asked again. */
export const OptionsNotOffered = meta.story({
  tags: ['no-picture'],
  render: () => {
    const request = { data: undefined, error: new Error('501'), isFetching: false, refetch: neverAgain };
    return (
      <AbsentContext value={() => true}>
        <MultiSelect label="渠道" look="chip" options={[]} requests={[request]} />
      </AbsentContext>
    );
  },
  play: async ({ canvas, userEvent }) => {
    neverAgain.mockClear();
    await open(canvas, userEvent, /^渠道/);
    await expect(await screen.findByText('你的服务没有提供这部分')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    await expect(neverAgain).not.toHaveBeenCalled();
  },
});

/** The list offers to try again, and takes the options in when they come. */
function Recovering() {
  const [tries, setTries] = useState(0);
  // To open the list is a try of its own.
  const data = tries > 1 ? channels : undefined;
  const request = { data, error: data ? null : new Error('504'), isFetching: false, refetch: () => setTries(tries + 1) };
  return <MultiSelect label="渠道" look="chip" options={data ?? []} requests={[request]} />;
}

export const TriesAgain = meta.story({
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Recovering />
    </div>
  ),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, /^渠道 ?全部 ?没有加载成功$/);
    await expect(await screen.findByText('没有加载成功')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await screen.findByRole('option', { name: /巨量引擎/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('没有加载成功')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: /^渠道 ?全部$/ })).toBeVisible();
  },
});
