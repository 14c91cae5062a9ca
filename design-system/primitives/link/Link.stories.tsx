import { Plus } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({ title: 'Primitives/Link 链接', component: Link, args: { href: '#details', children: '留存明细' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="4">
      <Stack direction="row" gap="5" isWrapping>
        <Link href="#all">全部 36 个</Link>
        <Link href="#brand" kind="quiet">
          品牌词-精确匹配
        </Link>
        <Link href="https://ads.example.com">腾讯广告后台</Link>
        <Link href="mailto:help@provena.test">help@provena.test</Link>
        <Link href="#off" isDisabled>
          暂不可用
        </Link>
      </Stack>
      <Stack direction="row" gap="2" isWrapping>
        <LinkButton href="#new" kind="primary" icon={Plus}>
          新建推广活动
        </LinkButton>
        <LinkButton href="#apps">返回应用列表</LinkButton>
        <LinkButton href="https://ads.example.com" kind="soft">
          去重新授权
        </LinkButton>
        <LinkButton href="#details" kind="ghost" size="sm">
          查看
        </LinkButton>
      </Stack>
      <Text tone="secondary" as="p">
        现在可用 <Link href="#delay">激活延迟分析</Link>，不含判定。原始说明见 <Link href="https://docs.example.com">接入文档</Link>。
      </Text>
    </Stack>
  ),
});

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  args: { href: 'https://ads.example.com', children: 'Ads console' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ads console (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const ScriptsStayText = meta.story({
  args: { href: 'java\nscript:alert(1)', children: '领取奖励' },
  render: (args) => (
    <p>
      <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('领取奖励')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

const navigate = fn();

export const TheRouterTakesPathsByKeyboard = meta.story({
  args: { href: '/lifecycle/retention?app=1001' },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Link {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: '留存明细' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/lifecycle/retention?app=1001', undefined);
  },
});
