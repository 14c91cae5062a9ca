import { Copy, Lock } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Held({ value, onChange, ...rest }: TextFieldProps) {
  return <TextField {...rest} {...useControlled(value ?? '', onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/Text field 文本输入',
  component: TextField,
  args: { label: '活动名称', onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story({ args: { placeholder: '主题-素材-版本' } });

export const Filled = meta.story({ args: { value: '秋季版本-达人短视频-C', hint: '命名规则：主题-素材-版本，与活动组其余 12 个一致' } });

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '活动名称' })).toBeRequired();
  },
});

export const Wrong = meta.story({
  args: { label: '邮箱', isRequired: true, value: 'shen@shanhai', error: '邮箱格式不完整' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('邮箱格式不完整');
  },
});

export const Confirmed = meta.story({
  args: {
    label: 'Appkey',
    value: 'a81f0c7e54b2',
    isMono: true,
    isReadOnly: true,
    confirmation: '校验通过',
    after: <IconButton icon={Copy} size="sm" label="复制 Appkey" />,
  },
});

export const Disabled = meta.story({ args: { value: '系统生成', isDisabled: true, before: <Icon of={Lock} size="sm" /> } });

export const ReadOnly = meta.story({
  args: { value: '秋季版本-达人短视频-C', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'D');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({ args: { label: '企业名称', value: '杭州山海', isBusy: true, hint: '正在查找' } });

export const LongText = meta.story({
  args: {
    label: '落地页地址，含全部监测参数与回调地址，不要手动加上短链的域名',
    value: 'https://t.provena.example/c/8Kq2p7?cid=__CID__&aid=__AID__&clickid=__CLICK_ID__&utm_campaign=autumn_kol',
    error: '地址里缺少 __CALLBACK_PARAM__，媒体收不到激活回传，无法按激活出价，请补上或在媒体后台关闭回传',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Counted = meta.story({
  args: { limit: 20 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '双 11-预约召回');
    await expect(canvas.getByText('9 / 20')).toBeVisible();
    await userEvent.type(input, '-朋友圈-剧情 15s-竖版');
    await expect(canvas.getByText('超出 3 个字')).toBeInTheDocument();
    await expect(input).toHaveValue('双 11-预约召回-朋友圈-剧情 15s-竖版');
  },
});

export const TypesAndLeaves = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('活动名称'));
    await userEvent.keyboard('秋季');
    await expect(args.onChange).toHaveBeenLastCalledWith('秋季');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

/** A hint that depends on what is typed is said as one that stands there from the first. */
export const HintComesLater = meta.story({
  // Looks like the filled one.
  tags: ['no-picture'],
  render: function Later(props) {
    const held = useControlled('', undefined);
    return <TextField {...props} {...held} hint={held.value && `链接里写作 ${held.value.toLowerCase()}`} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('');
    await userEvent.type(input, 'KOL');
    await expect(input).toHaveAccessibleDescription('链接里写作 kol');
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'Campaign name',
    isRequired: true,
    value: 'Autumn-kol-short-C',
    limit: 40,
    hint: 'Theme-creative-version, like the 12 others in the group',
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="6">
      <Grid columns={3} gap="4">
        <TextField label="默认" placeholder="活动名称" />
        <TextField label="已填写" value="双 11-预约召回" />
        <TextField label="禁用" value="系统生成" isDisabled before={<Icon of={Lock} size="sm" />} />
        <TextField label="邮箱" isRequired value="shen@shanhai" error="邮箱格式不完整" />
        <TextField
          label="Appkey"
          value="a81f0c7e54b2"
          isMono
          confirmation="校验通过"
          after={<IconButton icon={Copy} size="sm" label="复制 Appkey" />}
        />
        <TextField label="只读" value="shanhai-sem-南区" isReadOnly hint="只在 Provena 内显示" />
        <TextField label="查找中" value="杭州山海" isBusy />
        <TextField label="计数" value="秋季版本-达人短视频-C" limit={20} />
        <TextField label="超出" value="秋季-达人-C-竖版 15s-朋友圈" limit={16} error="最多 16 个字" />
        <TextField label="小号 28" size="sm" value="双 11" />
        <TextField label="默认 32" value="双 11" />
        <TextField label="大号 40" size="lg" value="shen.yanqiu@shanhai.example" />
      </Grid>
    </Stack>
  ),
});
