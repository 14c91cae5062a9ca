import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Overlays/Popover 浮层',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

const removed = [
  ['重复点击', 412_806],
  ['归因窗口外', 96_214],
  ['作弊拦截', 38_902],
] as const;

export const Open = meta.story({
  tags: ['matrix'],
  args: {
    label: '激活怎么来的',
    isOpen: true,
    width: 320,
    trigger: <Button iconAfter={ChevronDown}>激活</Button>,
    children: (
      <Stack gap="2">
        <Text isStrong>激活 864,120</Text>
        <Text kind="caption" tone="tertiary">
          10-21 – 11-19，末次点击，7 天窗口
        </Text>
        {removed.map(([reason, count]) => (
          <Stack key={reason} direction="row" justify="between">
            <Text tone="secondary">去掉{reason}</Text>
            <Figure value={-count} />
          </Stack>
        ))}
      </Stack>
    ),
  },
});

export const Flush = Open.extend({
  args: {
    label: '筛选',
    width: 240,
    isFlush: true,
    trigger: (
      <Button kind="soft" icon={SlidersHorizontal}>
        筛选
      </Button>
    ),
    children: (
      <ul style={{ padding: '4px 0' }}>
        {['巨量引擎', '腾讯广告', '百度营销', 'Apple Search Ads'].map((channel) => (
          <li key={channel} style={{ padding: '6px 12px' }}>
            {channel}
          </li>
        ))}
      </ul>
    ),
  },
});

/** What is too long for the window scrolls inside. */
export const Long = Open.extend({
  args: {
    children: Array.from({ length: 60 }, (_, day) => (
      <p key={day}>
        第 {day + 1} 天 · <Figure value={41_200 - day * 317} />
      </p>
    )),
    trigger: <Button>每日激活</Button>,
  },
  parameters: {
    a11y: {
      // The room itself takes the focus when it opens, so arrow keys scroll it; axe looks for a tab stop only.
      config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] },
    },
  },
});

export const English = Open.extend({
  parameters: { locale: 'en' },
  args: {
    label: 'How installs were counted',
    trigger: <Button iconAfter={ChevronDown}>Installs</Button>,
    children: 'Counted once per device, credited to the last click within seven days, fraud removed before attribution.',
  },
});

export const ClosesAndGivesTheFocusBack = meta.story({
  args: {
    label: '常用视图',
    trigger: <Button iconAfter={ChevronDown}>常用视图</Button>,
    children: (close: () => void) => <Button onPress={close}>应用视图</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '常用视图' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '常用视图' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '应用视图' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
