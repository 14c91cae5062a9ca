import { expect, waitFor } from 'storybook/test';

/** A screen is judged when all of it is there, also where nothing is played: the sign-in of the stage takes its time. */
export async function untilLoaded({ at, picture }: Record<string, unknown>): Promise<void> {
  const isEndless = typeof picture === 'object' && picture !== null && 'busy' in picture && picture.busy === true;
  if (typeof at !== 'string' || isEndless) return;
  await waitFor(() => expect(document.querySelector('#storybook-root [aria-busy="true"]')).toBeNull());
}
