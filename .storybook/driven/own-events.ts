import { configure } from 'storybook/test';

/**
 * Events of a play function reach the console as those of a reader do. Storybook wraps each in React's `act`, which makes React work at once;
 * where a page loads late meanwhile, React is found at work already and gives up (“Should not already be working”).
 */
export function withOwnEvents(): () => void {
  let wrapped: ((act: () => void) => void) | undefined;
  configure((known) => {
    wrapped = known.eventWrapper;
    return { eventWrapper: (act: () => void) => act() };
  });
  return () => {
    if (wrapped) configure({ eventWrapper: wrapped });
  };
}
