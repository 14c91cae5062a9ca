import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Held({ value, onChange, ...rest }: TextAreaProps) {
  return <TextArea {...rest} {...useControlled(value ?? '', onChange)} />;
}

const devices = ['A1C9E0B4-2D67-4F83-9B10-7E5C3D28F6A0', '77D0F2C1-90AB-4E3D-8C56-1B2A3F4E3E2B', 'F2A8B7D3-5E61-4C09-A7F4-0D9C8B7A91C4'];
const table = [
  '名称\t渠道\tutm_content',
  '秋季-达人 01\t巨量引擎\tkol_01',
  '秋季-达人 02\t巨量引擎\tkol_02',
  '秋季-达人 03\t腾讯广告\tkol 03',
].join('\n');

const meta = preview.meta({
  title: 'Fields/Text area 多行输入',
  component: TextArea,
  args: { label: '申请内容', onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story({ args: { placeholder: '写明用途和时间' } });

export const Filled = meta.story({
  args: { value: '申请查看“作弊场景洞察”（山海行纪 iOS）。\n用于 11 月买量复盘，预计 12-05 前看完。', limit: 200 },
});

export const Wrong = meta.story({ args: { isRequired: true, error: '写明用途，管理员才能判断' } });

export const Disabled = meta.story({ args: { value: '申请已提交，等待 沈砚秋 处理。', isDisabled: true } });

export const Busy = meta.story({ args: { value: devices.join('\n'), label: '设备号', isMono: true, isBusy: true } });

export const PastedTable = meta.story({
  args: { label: '粘贴数据', value: table, isMono: true, isUnbroken: true, rows: 8, hint: '识别为制表符分隔，首行是列名，3 行' },
});

export const GrowsWithTheText = meta.story({
  args: { rows: 2, maxRows: 5 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const start = area.offsetHeight;
    await userEvent.type(area, '第一行{Enter}第二行{Enter}第三行{Enter}第四行');
    const grown = area.offsetHeight;
    await expect(grown).toBeGreaterThan(start);
    await userEvent.type(area, '{Enter}第五行{Enter}第六行{Enter}第七行');
    await expect(area.offsetHeight).toBeLessThan(grown * 2);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
});

export const KeepsWhatIsTooLong = meta.story({
  args: { limit: 10 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('用于 11 月买量复盘，预计 12-05 前看完');
    await expect(args.onChange).toHaveBeenLastCalledWith('用于 11 月买量复盘，预计 12-05 前看完');
    await expect(canvas.getByText('超出 14 个字')).toBeInTheDocument();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Why you need it', isRequired: true, limit: 200, hint: 'The administrator reads this before deciding' },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap="4">
      <TextArea label="申请内容" placeholder="写明用途和时间" />
      <TextArea label="申请内容" value="申请查看“作弊场景洞察”（山海行纪 iOS）。" limit={200} hint="管理员会收到邮件" />
      <TextArea label="申请内容" isRequired error="写明用途，管理员才能判断" />
      <TextArea label="设备号" isMono value={devices.join('\n')} />
      <TextArea label="粘贴数据" isMono isUnbroken value={table} hint="识别为制表符分隔" />
      <TextArea label="禁用" value="等待处理" isDisabled />
      <TextArea label="只读" value="等待处理" isReadOnly />
      <TextArea label="校验中" value="A1C9E0B4-2D67" isBusy limit={200} />
    </Grid>
  ),
});
