import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { JsonViewer } from './JsonViewer.tsx';
import type { Json } from './lines.ts';

const payload: Json = {
  appid: '5f2c9e01',
  who: 'shanhai_83920',
  what: 'payment',
  context: {
    _deviceid: '9d41f8a2-7b1c-4f60-9a31-2e90b1c44d05',
    _transactionid: 'T202611201031',
    _currencyamount: 'CNY 68',
    _currencytype: 'CNY',
    _retry: false,
    _campaign: null,
    tags: [],
    items: [
      { sku: 'pack_68', count: 1 },
      { sku: 'bonus', count: 2 },
    ],
  },
};

const meta = preview.meta({ title: 'Data/JSON viewer JSON 查看', component: JsonViewer, args: { title: '原始数据', value: payload } });

export const Payload = meta.story({ tags: ['matrix'] });

export const WrongValue = meta.story({ args: { wrong: ['/context/_currencyamount'] } });

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: { url: `https://t.provena.example/c/8Kq2p7?${'utm_content=autumn_kol&'.repeat(12)}`, 很长的中文键名用来检查换行: '值' } },
});

export const HostileText = meta.story({
  args: { value: { name: '<img src=x onerror=alert(1)>', '__proto__ ': '</script><script>alert(2)</script>' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('"<img src=x onerror=alert(1)>"')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
});

export const Folding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收起 context' }));
    await expect(canvas.queryByText('"_deviceid": ')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('"_deviceid":', { exact: false })).toBeInTheDocument();
  },
});

const pick = fn();

/** Values are pressed, by keyboard too: what is nothing as well, containers never. */
export const Picking = meta.story({
  args: { picking: { label: (path, value) => `${path} = ${value}`, isOffered: (value) => value !== '5f2c9e01', pick } },
  play: async ({ canvas, userEvent }) => {
    pick.mockClear();
    await expect(canvas.queryByRole('button', { name: /appid/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /tags =/ })).toBeNull();
    canvas.getByRole('button', { name: '/what = payment' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(pick).toHaveBeenLastCalledWith('/what', 'payment');
    canvas.getByRole('button', { name: '/context/_campaign = null' }).focus();
    await userEvent.keyboard(' ');
    await expect(pick).toHaveBeenLastCalledWith('/context/_campaign', 'null');
    await userEvent.click(canvas.getByRole('button', { name: '/context/_retry = false' }));
    await expect(pick).toHaveBeenLastCalledWith('/context/_retry', 'false');
    await expect(pick).toHaveBeenCalledTimes(3);
  },
});

export const ThousandEntries = meta.story({
  args: { title: 'events', value: Array.from({ length: 1000 }, (_, index) => `event_${index}`) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('"event_100"')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '其余 900 项' }));
    await expect(canvas.getByText('"event_199"')).toBeInTheDocument();
  },
});
