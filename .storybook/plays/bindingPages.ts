import { expect, screen } from 'storybook/test';
import { moment } from './moment.ts';
import { waitForToast } from './waitForToast.ts';

interface Played {
  canvas: Pick<typeof screen, 'findByRole' | 'findAllByRole' | 'getByRole' | 'queryByRole'>;
  userEvent: { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };
}

/** Nothing is connected yet, which the page says with the name of its network: 还没有绑定百度营销账户. */
export const showsNoAccount =
  (sentence: string) =>
  async ({ canvas }: Pick<Played, 'canvas'>) => {
    await expect(await canvas.findByRole('heading', { name: sentence })).toBeVisible();
  };

/** What did not load says so. */
export async function saysThatItFailed({ canvas }: Pick<Played, 'canvas'>) {
  await expect((await canvas.findAllByRole('heading', { name: '加载失败' })).length).toBeGreaterThan(0);
}

/** Back from a network: links an app and confirms the account that was chosen there. */
export async function confirmsTheAccount({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: /^关联应用/ }));
  await userEvent.click(await screen.findByRole('option', { name: '星海远征 · iOS' }));
  await userEvent.keyboard('{Escape}');
  const name = (await canvas.findByRole('button', { name: /^确认绑定/ })).textContent ?? '';
  await moment('confirmation');
  await userEvent.click(canvas.getByRole('button', { name }));
  await waitForToast(`${name.replace('确认绑定', '已绑定')}，等待首条数据`);
}
