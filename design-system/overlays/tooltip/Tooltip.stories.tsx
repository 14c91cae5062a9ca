import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Overlays/Tooltip 文字提示',
  component: Tooltip,
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '160px' } } },
  args: { text: '激活率 = 激活 ÷ 去重点击', children: <Button>激活率</Button> },
});

export const Open = meta.story({ tags: ['matrix'], args: { isOpen: true } });

export const Below = Open.extend({ args: { placement: 'bottom' } });

export const LongText = Open.extend({
  args: { text: '次日留存 = 激活后第二个自然日至少有一次会话的设备 ÷ 已到期的激活设备，按激活数加权，不是各日比率的平均' },
});

export const English = Open.extend({
  parameters: { locale: 'en' },
  args: { text: 'Install rate = installs ÷ unique clicks', children: <Button>Install rate</Button> },
});

export const ComesWithTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: '激活率' })).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('激活 ÷ 去重点击');
    await expect(canvas.getByRole('button', { name: '激活率' })).toHaveAccessibleDescription(/激活 ÷ 去重点击/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
