import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

function Held({ value, onChange, ...rest }: FileDropProps) {
  return <FileDrop {...rest} {...useControlled(value ?? [], onChange)} />;
}

const file = (name: string, kilobytes: number, type = 'text/csv') =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type, lastModified: 0 });

const autumn = file('秋季-达人-24 行.csv', 412);
const channels = file('渠道对应表.xlsx', 61);
const packages = file('shanhai_6.2.1_oppo_release_universal_signed_20261119_build_4471.apk', 900);

const meta = preview.meta({
  title: 'Fields/File drop 文件上传',
  component: FileDrop,
  args: { label: '活动列表', accept: ['.csv', '.xlsx'], maxFiles: 3, onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story({ args: { hint: '首行是列名，可先下载模板' } });

export const OneImage = meta.story({ args: { label: '应用图标', accept: ['image/png', 'image/*'], maxFiles: 1, maxBytes: 512 * 1024 } });

export const Filled = meta.story({ args: { value: [autumn, channels] } });

export const OnTheWay = meta.story({
  args: {
    label: '母包',
    accept: ['.apk', '.csv', '.xlsx'],
    value: [packages, autumn, channels],
    stateOf: (one) =>
      one === packages ? { is: 'uploading', share: 0.64 } : one === autumn ? { is: 'failed', why: '网络中断，请重新上传' } : { is: 'done' },
  },
});

export const Wrong = meta.story({ args: { isRequired: true, error: '选择要创建的活动列表' } });

export const Disabled = meta.story({ args: { isDisabled: true, value: [autumn] } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, value: [autumn] } });

export const SaysWhyItRefuses = meta.story({
  args: { maxBytes: 100 * 1024 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for files');
    input.removeAttribute('accept');
    await userEvent.upload(input, [file('渠道.csv', 12), file('合同.pdf', 40, 'application/pdf'), autumn, file('空.csv', 0)]);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('“合同.pdf”的类型不支持，请换成 CSV 或 XLSX')).toBeVisible();
    await expect(canvas.getByText('“秋季-达人-24 行.csv”有 412 KB，超过 100 KB，请拆分或压缩')).toBeVisible();
    await expect(canvas.getByText('“空.csv”是空文件')).toBeVisible();
    await expect(canvas.getByText('渠道.csv')).toBeVisible();
  },
});

export const TakesWhatIsDropped = meta.story({
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('把文件拖到这里，或');
    // What a browser hands over when a file is dragged in; a script may not make a real one.
    const item = { kind: 'file', type: 'text/csv', getAsFile: () => autumn, webkitGetAsEntry: () => ({ isFile: true }) };
    const dataTransfer = { items: [item], types: ['Files'], effectAllowed: 'all', dropEffect: 'none' };
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(kind, { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
      await fireEvent(zone, event);
    }
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([autumn]));
    await expect(canvas.getByText('秋季-达人-24 行.csv')).toBeVisible();
  },
});

export const RemovesByKeyboard = meta.story({
  args: { value: [autumn, channels] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移除 秋季-达人-24 行.csv' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([channels]);
    await waitFor(() => expect(canvas.getByRole('button', { name: '移除 渠道对应表.xlsx' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus());
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Campaign list', isRequired: true, value: [autumn], hint: 'The first line names the columns' },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap="6">
      <FileDrop label="活动列表" accept={['.csv', '.xlsx']} maxFiles={3} hint="首行是列名，可先下载模板" />
      <FileDrop label="活动列表" accept={['.csv', '.xlsx']} maxFiles={3} value={[autumn, channels]} />
      <FileDrop label="活动列表" accept={['.csv', '.xlsx']} isRequired error="选择要创建的活动列表" />
      <FileDrop label="母包" accept={['.apk']} value={[packages]} stateOf={() => ({ is: 'uploading', share: 0.64 })} />
      <FileDrop label="禁用" accept={['.csv']} value={[autumn]} isDisabled />
      <FileDrop label="只读" accept={['.csv']} value={[autumn]} isReadOnly />
    </Grid>
  ),
});
