import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { QrCode } from './QrCode.tsx';
import { saveQrCode } from './saveQrCode.ts';

const meta = preview.meta({
  title: 'Primitives/QR code 二维码',
  component: QrCode,
  args: { text: 'https://t.provena.example/c/8Kq2p7', what: '监测链接' },
});

/** Short, with all macros of a medium, and longer than any code. */
export const Lengths = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack direction="row" gap="4">
      <QrCode {...args} />
      <QrCode
        {...args}
        size={200}
        text="https://t.provena.example/c/8Kq2p7?cid=__CID__&aid=__AID__&clickid=__CLICK_ID__&caid=__CAID__&idfa=__IDFA__&ip=__IP__&ua=__UA__&ts=__TS__"
      />
      <QrCode {...args} text={'a'.repeat(4000)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '监测链接的二维码' })).toHaveLength(2);
  },
});

export const Saved = meta.story({
  // Looks as above: what matters is the file.
  tags: ['no-picture'],
  render: ({ text }) => <Button onPress={() => void saveQrCode(text, 'autumn')}>下载二维码</Button>,
  play: async ({ canvas, userEvent }) => {
    const saved = new Promise<string>((resolve) => {
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        resolve(this.download);
      });
    });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await saved).toBe('autumn.png');
  },
});
