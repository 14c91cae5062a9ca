import { Lock } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ title: 'Primitives/Tag 标签', component: Tag, args: { children: '投放优化师' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="3">
      <Stack direction="row" gap="2" isWrapping>
        <Tag>投放优化师</Tag>
        <Tag kind="accent">主账号</Tag>
        <Tag kind="line">Android</Tag>
        <Tag kind="positive">已验证</Tag>
        <Tag kind="warning">剩 8 天</Tag>
        <Tag kind="negative">已拒绝</Tag>
        <Tag icon={Lock}>未开通</Tag>
      </Stack>
      <Stack direction="row" gap="2" isWrapping>
        {(['neutral', 'accent', 'line', 'positive', 'warning', 'negative'] as const).map((kind) => (
          <Tag key={kind} kind={kind} onRemove={fn()}>
            山海行纪
          </Tag>
        ))}
        <Tag onRemove={fn()} isDisabled>
          主账号
        </Tag>
      </Stack>
    </Stack>
  ),
});

export const Removable = meta.story({
  render: function Demo() {
    const [apps, setApps] = useState(['山海行纪', '青禾优选', '云舟阅读']);
    return (
      <Stack direction="row" gap="2">
        {apps.map((app) => (
          <Tag key={app} kind="line" onRemove={() => setApps(apps.filter((other) => other !== app))}>
            {app}
          </Tag>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 青禾优选' }));
    await expect(canvas.queryByText('青禾优选')).not.toBeInTheDocument();
    await expect(canvas.getByText('云舟阅读')).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { kind: 'line', onRemove: fn(), children: '双 11 预约召回-信息流-达人短视频-竖版 15 秒-第二轮素材' },
  render: (args) => (
    <div style={{ width: 200, display: 'flex' }}>
      <Tag {...args} />
    </div>
  ),
});
