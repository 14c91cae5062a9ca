import type { Busy } from '../../plan/picture.ts';
import { forgetCalls, watchCalls } from './calls.ts';
import { placeOf } from './place.ts';
import { drawnDigest, drawnText } from './drawn/drawn.ts';
import { facts } from './facts.ts';
import { inspect } from './inspect.ts';
import { cutFigure } from './fit/cutFigure.ts';
import { cutWords } from './fit/cutWords.ts';
import { overflow } from './fit/overflow.ts';
import { smallTarget } from './fit/smallTargets.ts';
import { wordsOnWords } from './fit/wordsOnWords.ts';
import { settle, type Patience } from './readiness.ts';
import { finish, show } from './show.ts';
import { force, release, rulesAbout } from './states.ts';
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
  show: async (id: string, globals: Record<string, unknown>, { busy, isStill }: { busy: Busy; isStill: boolean }) => {
    releaseTimers();
    forgetCalls();
    const troubles = await show(id, globals, isStill);
    // In a part of the design system nothing is on its way any more when its play function has ended.
    if (busy !== 'awaited') holdTimers();
    return troubles;
  },
  isLoaded,
  drawnDigest,
  drawnText,
  watchCalls,
  inspect,
  /** Why something does not fit: a page into its window, a figure or words into their place. */
  misfit: (isScreen: boolean) => (isScreen ? overflow() : undefined) ?? cutFigure() ?? cutWords(),
  /** Asked when the window has room for all that the picture shows: what is beyond it is under no point of it. */
  wordsOnWords,
  /** Asked on a phone, for the same reason. */
  smallTarget,
  /** Turns the page to another theme, and says which it had. */
  turn: (theme: string) => {
    const { dataset } = document.documentElement;
    const { theme: before = '' } = dataset;
    dataset.theme = theme;
    return before;
  },
  placeOf,
  force,
  release,
  rulesAbout,
  hold: holdTimers,
  resume: releaseTimers,
};

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
// A page is made as high as its picture and low again for the next one. react-aria takes that for a keyboard on the screen that opens, by the time of
// the event, and then keeps dialogs out of sight until it thinks that the keyboard stands.
window.visualViewport?.addEventListener('resize', (event) => {
  Object.defineProperty(event, 'timeStamp', { value: Number.NEGATIVE_INFINITY });
});
document.addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  // Forced colours draw the caret of a field all the same: there it stands still.
  style.textContent =
    '*, *::before, *::after { caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important; }';
  document.head.append(style);
});
