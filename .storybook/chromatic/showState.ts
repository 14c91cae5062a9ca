import type { State } from '../../tests/visual/plan/picture.ts';
import { rulesIn } from '../../tests/visual/stage/in-page/inspect.ts';
import { force, release } from '../../tests/visual/stage/in-page/states.ts';
import { withMarks } from './withMarks.ts';

let watcher: MutationObserver | undefined;

/** Shows all parts of the page in a state, as the gate does, and those that come later. */
export function showState(state: State): void {
  hideState();
  apply(state);
  let isDue = false;
  watcher = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      if (watcher) apply(state);
    });
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

export function hideState(): void {
  watcher?.disconnect();
  watcher = undefined;
  release();
}

/**
 * The gate has the browser set `:hover` and the like on the elements that `force` marks. A page cannot do that, so its rules are changed to hold for the
 * marks as well. `[data-forced]` weighs as much as a pseudo-class, and each rule stays where it is, so the cascade is the same.
 */
function apply(state: State) {
  force(state);
  for (const rule of [...document.styleSheets].flatMap((sheet) => Array.from(rulesIn(sheet.cssRules)))) {
    const marked = withMarks(rule.selectorText, state);
    if (marked !== rule.selectorText) rule.selectorText = marked;
  }
}
