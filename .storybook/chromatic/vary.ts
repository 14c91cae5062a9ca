import { isState, type Variation } from '../../tests/visual/modes.ts';
import { untilLoaded } from '../rendered/untilLoaded.ts';
import { hideState, showState } from './showState.ts';

interface Context {
  parameters: Record<string, unknown>;
}

interface Base<C extends Context> {
  input: { play?: (context: C) => unknown };
}

/** What makes a story a variation of another one: `export const KindsHover = Kinds.extend(vary(Kinds, 'Kinds', 'hover'))`. */
export function vary<C extends Context>({ input: { play } }: Base<C>, of: string, kind: Variation) {
  return {
    // In no menu and on no page of documentation: reviewers see it on Chromatic.
    tags: ['!dev', '!autodocs'],
    parameters: { variation: { of, kind } },
    ...(kind === 'unplayed' && { play: undefined }),
    ...(isState(kind) && {
      beforeEach: () => hideState,
      play: async (context: C) => {
        await play?.(context);
        await untilLoaded(context.parameters);
        showState(kind);
      },
    }),
  };
}
