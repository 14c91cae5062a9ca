import type { Busy } from '../../plan/picture.ts';
import { forgetCalls, watchCalls } from './calls.ts';
import { extent } from './extent.ts';
import { facts } from './facts.ts';
import { inspect } from './inspect.ts';
import { overflow } from './overflow.ts';
import { settle, type Patience } from './readiness.ts';
import { finish, show } from './show.ts';
import { isLoaded } from './storybook.ts';
import { holdTimers, releaseTimers, watchTimers } from './timers.ts';

const pictures = {
  facts,
  settle: async (patience: Patience) => {
    const waits = await settle(patience);
    holdTimers();
    return waits;
  },
  finish: () => {
    releaseTimers();
    return finish();
  },
  show: async (id: string, globals: Record<string, unknown>, busy: Busy) => {
    releaseTimers();
    forgetCalls();
    const troubles = await show(id, globals);
    // In a part of the design system nothing is on its way any more when its play function has ended.
    if (busy !== 'awaited') holdTimers();
    return troubles;
  },
  isLoaded,
  inspect,
  overflow,
  /** Turns the page to another theme, and says which it had. */
  turn: (theme: string) => {
    const { dataset } = document.documentElement;
    const { theme: before = '' } = dataset;
    dataset.theme = theme;
    return before;
  },
  /** How large the picture must be: up to the last ink with a margin in whole steps, or all of the page. */
  size: (frame: 'content' | 'page') => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (frame === 'page') return { width: innerWidth, height: Math.max(innerHeight, scrollHeight) };
    const { right, bottom } = extent();
    // What covers the window and no more, such as a dialog's scrim, needs no window that is larger by a margin.
    const height = bottom <= innerHeight ? Math.min(withMargin(bottom), innerHeight) : withMargin(bottom);
    return { width: Math.min(withMargin(right), Math.max(scrollWidth, innerWidth)), height };
  },
};

// Steps of 8 keep a picture's size when its content grows by less than a margin.
const withMargin = (edge: number) => Math.ceil((edge + 16) / 8) * 8;

declare global {
  interface Window {
    pictures: typeof pictures;
  }
}

window.pictures = pictures;
watchCalls();
// React notes every rendering for the profiler of a browser, as soon as it finds these. Nobody profiles here.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);
watchTimers();
document.addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important; }';
  document.head.append(style);
});
