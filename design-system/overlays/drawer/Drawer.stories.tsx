import { Link2, List, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Drawer } from './Drawer.tsx';
import { DrawerSection } from './DrawerSection.tsx';
import { SideDrawer } from './SideDrawer.tsx';

const meta = preview.meta({
  title: 'Overlays/Drawer 抽屉 · side panel 侧边栏',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, onOpenChange: fn(), title: '次日留存', children: null },
});

const facts: [title: string, lines: [name: string, value: string][]][] = [
  [
    '范围',
    [
      ['时段', '2026-10-21 – 11-19，30 天；对比 09-21 – 10-20'],
      ['时区', 'UTC+8，自然日'],
    ],
  ],
  [
    '新鲜与完整',
    [
      ['取得时间', '11-20 10:32:08，1.4 秒，非缓存'],
      ['完整至', '11-18 激活日；11-19 要到 11-21 00:00 才计入'],
    ],
  ],
  [
    '影响它的权限',
    [
      ['角色', '主账号，渠道不受限'],
      ['留存数据', '可见'],
      ['自然量', '已包含'],
    ],
  ],
];

const why = (
  <>
    <DrawerSection title="定义">激活后第二个自然日至少有一次会话的设备占比。按激活数加权，不是各日比率的平均。</DrawerSection>
    {facts.map(([title, lines]) => (
      <DrawerSection key={title} title={title} {...(title === '新鲜与完整' && { meta: <Tag kind="warning">1 日未到期</Tag> })}>
        <dl style={{ display: 'grid', gridTemplateColumns: '76px 1fr', gap: '6px 20px' }}>
          {lines.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                <Text tone="tertiary">{name}</Text>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </DrawerSection>
    ))}
  </>
);

export const Open = meta.story({
  tags: ['matrix'],
  args: {
    eyebrow: '为什么是这个数',
    meta: (
      <Text tone="secondary">
        <Figure value={0.384} as={{ kind: 'percent' }} /> 上期 39.6%
      </Text>
    ),
    isFlush: true,
    children: why,
    footerNote: '请求不含登录凭证',
    footer: (
      <>
        <Button icon={List}>复制文字</Button>
        <Button icon={Link2}>复制链接</Button>
        <Button icon={SquareTerminal}>复制请求</Button>
      </>
    ),
  },
});

export const Phone = Open.extend({ globals: { viewport: { value: 'phone' } } });

/** Head and footer stay, the body scrolls. */
export const LongBody = meta.story({
  args: {
    title: '成员权限 · 江予白（投放优化师，山海互动华东区直客一组）',
    footerNote: '3 项未保存',
    footer: (
      <>
        <Button kind="primary">保存</Button>
        <Button slot="close">取消</Button>
      </>
    ),
    children: Array.from({ length: 60 }, (_, n) => <p key={n}>推广活动 {n + 1}：可见，可编辑，不可导出</p>),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.querySelector('[tabindex="0"]')).not.toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeVisible());
    await expect(drawer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const English = Open.extend({
  parameters: { locale: 'en' },
  args: {
    title: 'Day 1 retention',
    eyebrow: 'Why this number',
    meta: <Text tone="secondary">38.4%, previously 39.6%</Text>,
    footerNote: 'Requests carry no credentials',
    footer: (
      <>
        <Button>Copy as text</Button>
        <Button>Copy link</Button>
        <Button>Copy request</Button>
      </>
    ),
    children: (
      <DrawerSection title="Definition">
        Share of devices with at least one session on the day after installing, weighted by installs, not the mean of daily rates.
      </DrawerSection>
    ),
  },
});

function Member() {
  const [note, setNote] = useState('');
  return (
    <Drawer title="江予白" trigger={<Button>成员权限</Button>} hasUnsaved={note !== ''} footer={<Button slot="close">取消</Button>}>
      <input aria-label="备注" value={note} onChange={(event) => setNote(event.target.value)} />
    </Drawer>
  );
}

export const GivesTheFocusBack = meta.story({
  render: () => <Member />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '成员权限' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '江予白' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const AsksBeforeItLosesWhatWasTyped = meta.story({
  render: () => <Member />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成员权限' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '转岗');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃更改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const campaigns = ['秋季版本-达人短视频-A', '品牌词-秋季版本-精确匹配', '朋友圈-剧情 15s-秋季'];

function CampaignList() {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Stack gap="2">
      {campaigns.map((name) => (
        <div key={name}>
          <Button kind="link" onPress={() => setShown(name)}>
            {name}
          </Button>
        </div>
      ))}
      <SideDrawer
        isOpen={shown !== null}
        onOpenChange={() => setShown(null)}
        width={480}
        title={shown ?? ''}
        eyebrow="推广活动"
        footer={<Button slot="close">收起</Button>}
      >
        近 7 天点击 312,540，激活 24,186
      </SideDrawer>
    </Stack>
  );
}

/** The list stays usable: another row changes what the drawer shows. */
export const BesideTheList = meta.story({
  render: () => <CampaignList />,
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = ''] = campaigns;
    await userEvent.click(canvas.getByRole('button', { name: first }));
    const drawer = await screen.findByRole('dialog', { name: first });
    await waitFor(() => expect(drawer).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: second }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: second })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: second })).toHaveFocus());
    // Escape belongs to the list while the focus is there.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const BesideTheListGivesTheFocusBack = meta.story({
  render: () => <CampaignList />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: campaigns[2] ?? '' });
    for (const close of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(screen.getByRole('button', { name: '收起' }))]) {
      await userEvent.click(opener);
      const drawer = await screen.findByRole('dialog');
      await waitFor(() => expect(drawer).toHaveFocus());
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
});
