import type { Frame } from '../../plan/picture.ts';
import { extent, isPainted, onPage, storyParts, type Box } from './extent.ts';

/** What of the page a picture shows, in whole pixels from the page's corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function placeOf(frame: Frame): Place {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page = { left: 0, top: 0, right: innerWidth, bottom: Math.max(innerHeight, scrollHeight) };
  if (frame === 'page') return inPixels(page);
  if (frame === 'main') return inPixels(mainBox(page) ?? page);
  const { right = 0, bottom = 0 } = extent() ?? {};
  // What covers the window and no more, such as a dialog's scrim, needs no window that is larger by a margin.
  const height = bottom <= innerHeight ? Math.min(withMargin(bottom), innerHeight) : withMargin(bottom);
  return { x: 0, y: 0, width: Math.min(withMargin(right), Math.max(scrollWidth, innerWidth)), height };
}

// Steps of 8 keep a picture's size when its content grows by less than a margin.
const withMargin = (edge: number) => Math.ceil((edge + 16) / 8) * 8;

/** Around a dialog, so that its edge and its shadow are seen. */
const margin = 24;

/** The page inside the shell, and what floats over it. What stands behind a dialog that takes the page away is in other pictures. */
function mainBox(page: Box): Box | undefined {
  const main = document.querySelector('#storybook-root main#content');
  if (!main) return undefined;
  const floats = storyParts().filter(({ id }) => id !== 'storybook-root');
  const modals = new Set(floats.filter((float) => hasScrim(float, main)));
  const dialogs = [...modals].flatMap((float) => Array.from(float.querySelectorAll('[role="dialog"], [role="alertdialog"]')));
  const others = floats.filter((float) => !modals.has(float)).flatMap((float) => extent([float]) ?? []);
  if (!dialogs.length) return joined([boxOf(main), ...others]);
  const { left, top, right, bottom } = joined([...dialogs.map(boxOf), ...others]);
  return {
    left: Math.max(page.left, left - margin),
    top: Math.max(page.top, top - margin),
    right: Math.min(page.right, right + margin),
    // A dialog stands in the window and scrolls there: a higher window would only make it higher.
    bottom: Math.min(scrollY + innerHeight, bottom + margin),
  };
}

/** A scrim: painted, over all of the page that is in the window. That of a drawer leaves the bar of the shell free. */
function hasScrim(float: Element, main: Element): boolean {
  const page = main.getBoundingClientRect();
  return [float, ...float.querySelectorAll('*')].some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOver = left <= page.left && top <= Math.max(0, page.top) && right >= page.right && bottom >= innerHeight;
    return isOver && isPainted(getComputedStyle(element));
  });
}

const boxOf = (element: Element) => onPage(element.getBoundingClientRect());

const joined = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

function inPixels({ left, top, right, bottom }: Box): Place {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}
