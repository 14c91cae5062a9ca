import { createElement, Fragment, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, within } from 'storybook/test';
import { auditOfAxe } from '#storybook/driven/axe-audit.ts';
import { hasNewColours, onlyNewColours } from '#storybook/driven/colours.ts';
import { renderAfterEvents, withOwnEvents } from '#storybook/driven/own-events.ts';
import { withShortErrors } from '#storybook/driven/short-errors.ts';
import { waitForVisibility } from '#storybook/plays/toBeVisible.ts';
import { whenRendered } from '#storybook/rendered/reactWork.ts';

// What the tests of this folder run in a page of the browser, with production React as the stories that are judged. JSX would be compiled for
// development inside a test.

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function addPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

const rowCount = 40;
/** React renders for 5 ms before it gives the page a turn. */
const rowMilliseconds = 4;

function SlowRow() {
  const end = performance.now() + rowMilliseconds;
  while (performance.now() < end);
  return 'row ';
}

function SlowList() {
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(true)), []);
  const rows = Array.from({ length: rowCount }, (_, key) => createElement(SlowRow, { key }));
  return createElement(Fragment, {}, rows, isReady && 'ready');
}

/** What a page shows of a list that takes long to render, and whose effects render it once more: while React works, and when it has nothing left to do. */
export async function slowList() {
  const place = addPlace();
  const root = createRoot(place);
  startTransition(() => root.render(createElement(SlowList)));
  await nextFrame();
  const during = place.textContent;
  await whenRendered();
  const after = place.textContent;
  root.unmount();
  return { during, after };
}

/** What a page shows right when a click is over that changes it. */
async function shownAfterClick(): Promise<string | null> {
  const place = addPlace();
  const root = createRoot(place);
  let shown: string | null = null;
  function Clicked() {
    const [isClicked, setClicked] = useState(false);
    useEffect(() => {
      place.addEventListener('click', () => {
        // This comes before React's own microtask: what the page shows by then was rendered by the event itself.
        queueMicrotask(() => (shown = place.textContent));
        setClicked(true);
      });
    }, []);
    return isClicked ? 'clicked' : 'not clicked';
  }
  root.render(createElement(Clicked));
  await whenRendered();
  await userEvent.click(place);
  root.unmount();
  place.remove();
  return shown;
}

export async function events() {
  renderAfterEvents();
  const rendered = await shownAfterClick();
  const restore = withOwnEvents();
  const own = await shownAfterClick();
  restore();
  return { rendered, own, restored: await shownAfterClick() };
}

/** Whether an element that comes into sight after a while, or never does, passes as visible. */
export async function visibility() {
  waitForVisibility();
  const hidden = addPlace();
  hidden.style.visibility = 'hidden';
  const passes = (element: Element) =>
    Promise.resolve(expect(element).toBeVisible()).then(
      () => true,
      () => false,
    );
  const never = await passes(hidden);
  setTimeout(() => hidden.style.removeProperty('visibility'), 50);
  return { never, late: await passes(hidden) };
}

export function missingElement(): string {
  withShortErrors();
  addPlace().textContent = 'The words of the page';
  try {
    within(document.body).getByText('Other words');
    return 'found';
  } catch (error) {
    return String(error);
  }
}

interface Axe {
  configure: (spec: object) => void;
  reset: () => void;
  run: (context: Element, options: object) => Promise<{ violations: { nodes: unknown[] }[] }>;
}

/** Judges words in colours as the stories are judged, one list of colours after another in the same page. */
export async function contrasts(axe: Axe, visits: readonly (readonly string[])[]) {
  const results: { judged: number; violations: number; isSettled: boolean }[] = [];
  for (const colours of visits) {
    const audit = auditOfAxe();
    if (!audit) throw new Error('axe does not show its audit any more');
    axe.reset();
    const { rule, check } = onlyNewColours(audit, { title: 'one file' });
    let judged = 0;
    function evaluate(this: unknown, node: Element, ...given: unknown[]) {
      judged++;
      return check.evaluate.call(this, node, ...given);
    }
    axe.configure({ rules: [rule], checks: [{ ...check, evaluate }] });
    document.body.innerHTML = colours.map((colour) => `<p style="color: ${colour}; background: white">Words</p>`).join('');
    const { violations } = await axe.run(document.body, { runOnly: [rule.id] });
    results.push({ judged, violations: violations.flatMap(({ nodes }) => nodes).length, isSettled: !hasNewColours() });
  }
  return results;
}

export const selectors = () => auditOfAxe()?.rules.map(({ id, selector }) => [id, selector]);
