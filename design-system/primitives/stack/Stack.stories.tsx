import preview from '#storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Tag } from '../tag/Tag.tsx';
import { Text } from '../text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Primitives/Stack 排列', component: Stack, args: { children: null } });

const media = ['巨量引擎', '腾讯广告', '快手磁力引擎', 'Apple Search Ads', '百度营销', '小红书聚光', 'B 站花火', '微博超级粉丝通', '知乎'];

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
  render: (args) => (
    <Stack {...args}>
      <Text>巨量引擎</Text>
      <Text>腾讯广告</Text>
      <Text>快手磁力引擎</Text>
    </Stack>
  ),
});

export const Column = meta.story({
  render: () => (
    <Stack gap="2">
      {media.slice(0, 4).map((name) => (
        <Text key={name}>{name}</Text>
      ))}
    </Stack>
  ),
});

export const RowsOfManyKinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <Stack gap="6">
        <Stack direction="row" gap="2">
          <Button kind="primary">应用</Button>
          <Button>取消</Button>
        </Stack>
        <Stack direction="row" justify="between">
          <Text isStrong>渠道 Top 10</Text>
          <Text tone="link">全部 36 个</Text>
        </Stack>
        <Stack direction="row" justify="end" gap="2">
          <Button>放弃</Button>
          <Button kind="primary">保存角色</Button>
        </Stack>
        <Stack direction="row" gap="2" align="baseline">
          <Text isStrong>激活</Text>
          <Text kind="caption" tone="tertiary">
            上期 767,424
          </Text>
        </Stack>
        <Stack direction="row" gap="2" isWrapping>
          {media.map((name) => (
            <Tag key={name} kind="line">
              {name}
            </Tag>
          ))}
        </Stack>
      </Stack>
    </div>
  ),
});
