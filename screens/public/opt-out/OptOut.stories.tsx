import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

/** What a page with the script would have left in this browser. */
const leave = (kept: Record<string, string>) => {
  for (const name of Object.keys(localStorage)) if (name.startsWith('_provena')) localStorage.removeItem(name);
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
};

const meta = preview.meta({
  title: 'Screens/Public/Opt out 退出追踪',
  tags: ['screen'],
  parameters: { at: '/optout', scenario: 'guest', layout: 'fullscreen' },
  beforeEach: () => {
    leave({ _provena: 'device session 1', '_provena.e1': 'event {}' });
    return () => leave({});
  },
});

export const NotOptedOut = meta.story({
  parameters: { pictures: [{ state: 'hover' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未退出')).toBeInTheDocument();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not opted out')).toBeInTheDocument();
  },
});

export const OptsOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出追踪' }));
    await expect(await canvas.findByRole('button', { name: '重新允许' })).toBeInTheDocument();
    await expect(Object.entries(localStorage).filter(([name]) => name.startsWith('_provena'))).toEqual([['_provena', 'out']]);
    await expect(await screen.findByText('已退出追踪', { selector: 'b' })).toBeInTheDocument();
  },
});

export const AllowsItAgain = meta.story({
  beforeEach: () => leave({ _provena: 'out' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新允许' }));
    await expect(await canvas.findByText('未退出')).toBeInTheDocument();
    await expect(localStorage.getItem('_provena')).toBeNull();
  },
});

let own: PropertyDescriptor | undefined;
const unblock = () => {
  if (own) Object.defineProperty(window, 'localStorage', own);
};

export const StorageIsBlocked = meta.story({
  beforeEach: () => {
    leave({});
    own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    return unblock;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出追踪' }));
    await expect(await canvas.findByRole('button', { name: '重新允许' })).toBeInTheDocument();
    await expect(canvas.getByText('浏览器不允许本站保存内容')).toBeInTheDocument();
    // The script holds on to a no for as long as the page lives, and so would the next story.
    await userEvent.click(canvas.getByRole('button', { name: '重新允许' }));
    await expect(await canvas.findByText('未退出')).toBeInTheDocument();
    // Who looks after the story looks into the storage.
    unblock();
  },
});
