import type { State } from '../../tests/visual/plan/picture.ts';

const own = '[data-forced="true"]';
const within = '[data-forced="within"]';

/** Pseudo-classes of a state, and the attribute that marks elements in it. A pressed element is also hovered. */
const marks: Record<State, readonly (readonly [pseudoClass: RegExp, mark: string])[]> = {
  hover: [[/:hover(?![-\w])/g, own]],
  focus: [
    [/:focus(?:-visible)?(?![-\w])/g, own],
    [/:focus-within(?![-\w])/g, within],
  ],
  pressed: [
    [/:hover(?![-\w])/g, own],
    [/:active(?![-\w])/g, own],
  ],
};

/** A selector that holds for marked elements, too: `a:hover` -> `a:is(:hover, [data-forced="true"])`. One that does already stays as it is. */
export const withMarks = (selector: string, state: State): string =>
  selector.includes('[data-forced=')
    ? selector
    : marks[state].reduce((text, [pseudoClass, mark]) => text.replace(pseudoClass, (found) => `:is(${found}, ${mark})`), selector);
