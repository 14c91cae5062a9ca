import { flushSync } from 'react-dom';
import { configure } from 'storybook/test';

// This is the only file that sets testing-library's `eventWrapper`, which is typed but not documented: it runs around every event that a play function
// sends. Storybook sets it to React's `act` when the preview starts. If an upgrade drops it, plays look at the page before it has changed;
// `tests/architecture/internals` fails first.

/** What an event changes is rendered when the event is over. Production React has no `act`, which does this in development. */
export function renderAfterEvents(): void {
  configure({ eventWrapper: (dispatch) => flushSync(dispatch) });
}

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
