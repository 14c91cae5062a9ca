import { expect, spyOn, waitFor } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Copyable } from './Copyable.tsx';

const meta = preview.meta({
  title: 'Primitives/Copyable 可复制',
  component: Copyable,
  args: { text: 'https://t.provena.test/c/8Kq2mZ?utm_content=kol_a', what: '监测链接' },
});

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Forms = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="4" align="start">
      <Copyable text="/c/8Kq2mZ?utm_content=kol_a" what="监测链接" />
      <Copyable text="/c/5Tn0wB?kw=秋季版本" what="监测链接">
        /c/5Tn0wB?kw=<mark>秋季</mark>版本
      </Copyable>
      <Copyable text="a81f0c7e54b2" />
      <Copyable text="7f3a-20c1" what="编号" isButton />
      <Copyable text="7f3a-20c1">{null}</Copyable>
      <div style={{ width: 220, display: 'flex' }}>
        <Copyable text="https://t.provena.test/c/8Kq2mZ?utm_source=ocean&utm_content=kol_a" what="监测链接" />
      </div>
    </Stack>
  ),
});

/** The outcome stands for 1.5 seconds only: it is caught by watching the one place where it is said. */
const saidIn = (canvas: { getByRole: (role: string) => HTMLElement }) => {
  const place = canvas.getByRole('status');
  return {
    says: (words: string) => waitFor(() => expect(place).toHaveTextContent(words)),
    fallsSilent: () => waitFor(() => expect(place).toBeEmptyDOMElement(), { timeout: 4000 }),
  };
};

const refusal = new DOMException('Write permission denied.', 'NotAllowedError');

export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const outcome = saidIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '复制监测链接' }));
    await outcome.says('监测链接复制成功');
    await moment('copied');
    await expect(write).toHaveBeenCalledWith(args.text);
    await outcome.fallsSilent();
  },
});

export const Refused = meta.story({
  parameters: { picture: { as: 'copied' } },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    const outcome = saidIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '复制监测链接' }));
    await outcome.says('复制失败');
    await moment('refused');
    await outcome.fallsSilent();
  },
});

export const ButtonCopiesByKeyboard = meta.story({
  args: { text: '7f3a-20c1', what: '编号', isButton: true },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const outcome = saidIn(canvas);
    const button = canvas.getByRole('button', { name: '复制编号' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await outcome.says('编号复制成功');
    await expect(write).toHaveBeenCalledWith('7f3a-20c1');
    await waitFor(() => expect(button).toHaveFocus());
    await outcome.fallsSilent();
  },
});

export const RefusedInEnglish = meta.story({
  parameters: { locale: 'en' },
  args: { text: '7f3a-20c1', what: 'reference', isButton: true },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    const outcome = saidIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }));
    await outcome.says('Copy failed');
    await outcome.fallsSilent();
  },
});
