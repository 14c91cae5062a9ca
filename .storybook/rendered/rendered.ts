import type { ReactRenderer } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { unstable_IdlePriority as whenNothingWaits, unstable_scheduleCallback as schedule } from 'scheduler';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { configure } from 'storybook/test';

// A play function looks at a story as soon as it stands, and at what a click has changed as soon as it was clicked. Storybook sees to both with React's
// `act`, which production does not have.

type Annotations = Required<ProjectAnnotations<ReactRenderer>>;

/** Resolves when React has nothing left to render. What it renders in slices changes nothing on the page until the last. */
export const whenRendered = () => new Promise<void>((resolve) => void schedule(whenNothingWaits, () => resolve()));

declare global {
  interface Window {
    whenRendered?: typeof whenRendered;
  }
}

window.whenRendered = whenRendered;

/** What a click changes is rendered when it has been clicked. */
export const beforeAll: Annotations['beforeAll'] = () => {
  if (import.meta.env.PROD) configure({ eventWrapper: (dispatch) => flushSync(dispatch) });
};

/** A story stands when its effects have run, and what they change is rendered. */
export const mount: Annotations['mount'] = (context) => async (ui) => {
  if (ui) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (import.meta.env.PROD) await whenRendered();
  return context.canvas;
};
