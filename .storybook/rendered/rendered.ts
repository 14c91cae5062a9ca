import type { Preview } from '@storybook/react-vite';
import { renderAfterEvents } from '../driven/own-events.ts';
import { whenRendered } from './reactWork.ts';

// A play function looks at a story as soon as it stands, and at what a click has changed as soon as it was clicked. Storybook sees to both with React's
// `act`, which production does not have.

declare global {
  interface Window {
    whenRendered?: typeof whenRendered;
  }
}

window.whenRendered = whenRendered;

/** What a click changes is rendered when it has been clicked. */
export const beforeAll: NonNullable<Preview['beforeAll']> = () => {
  if (import.meta.env.PROD) renderAfterEvents();
};

/** A story stands when its effects have run, and what they change is rendered. */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (import.meta.env.PROD) await whenRendered();
  return context.canvas;
};
