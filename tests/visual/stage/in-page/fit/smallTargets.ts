import { isVisible } from './ink.ts';

/** What a finger needs, both ways; a frame of one pixel around it is not asked for. */
const [side, within] = [40, 38];

const roles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'slider'];
const pressable = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', ...roles.map((role) => `[role="${role}"]`)].join();

export interface SmallTarget {
  target: Element;
  width: number;
  height: number;
}

/** What can be pressed and does not answer to a finger all over 40 pixels: what lies around it may answer for it, what lies over it does not. */
export function smallTargets(): SmallTarget[] {
  return [...document.body.querySelectorAll(pressable)].filter(isMeasured).flatMap((target) => {
    const start = pointOf(target);
    if (!start) return [];
    const { width, height } = reachOf(target, start);
    // Nearly all of them are large enough: only of the others more is asked.
    const isSmall = width < within || height < within;
    return isSmall && !isOfSentence(target) && !isCut(target) && !isUnderWhatStays(target, start) ? [{ target, width, height }] : [];
  });
}

/** The first of them, in words. */
export function smallTarget(): string | undefined {
  const [first, ...others] = smallTargets();
  if (!first) return undefined;
  const { target, width, height } = first;
  const more = others.length ? `, and ${others.length} more are too small` : '';
  return `A finger has ${width} × ${height} px of ${describe(target)}, and needs ${side} × ${side}${more}.`;
}

/** What can be pressed now and is seen. */
function isMeasured(target: Element): boolean {
  if (target.matches(':disabled, [aria-disabled="true"]') || target.closest('[inert], [aria-hidden="true"]')) return false;
  return isVisible(target);
}

/** A word of a sentence is as high as its line. */
function isOfSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false;
  let block = target.parentElement;
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
  if (!block) return false;
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (/\p{L}/u.test(text.textContent ?? '') && !text.parentElement?.closest(pressable)) return true;
  }
  return false;
}

/** What takes a press at this point: words around a box press it. */
function ownerOf(hit: Element | null): Element | null {
  const owner = hit?.closest(`${pressable}, label`) ?? null;
  return owner instanceof HTMLLabelElement ? owner.control : owner;
}

const shares = [0.5, 0.25, 0.75];

interface Point {
  x: number;
  y: number;
}

/** Where it can be pressed, as near to its middle as can be; nothing where it is scrolled away or lies under what is no target, such as a dialog. */
function pointOf(target: Element): Point | undefined {
  const { left, top, width, height } = boxOf(target);
  if (width <= 1 || height <= 1) return undefined;
  const points = shares.flatMap((down) => shares.map((across) => ({ x: left + width * across, y: top + height * down })));
  return points.find(({ x, y }) => ownerOf(document.elementFromPoint(x, y)) === target);
}

/** An input that is drawn as something else is as large as what is drawn. */
const boxOf = (target: Element) => (target.closest('label') ?? target).getBoundingClientRect();

/** Whether a part around it that scrolls shows a piece of it only: at the edge, or under what stays there. */
function isCut(target: Element): boolean {
  const { left, top, right, bottom } = boxOf(target);
  // A page that is higher than every window ends somewhere.
  const room = document.documentElement.scrollHeight > innerHeight ? innerHeight - side / 2 : innerHeight;
  if (top < 0 || left < 0 || right > innerWidth || bottom > room) return true;
  for (let around = target.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollWidth > around.clientWidth && /auto|scroll/.test(getComputedStyle(around).overflowX)) {
      const [middle, edge] = [(top + bottom) / 2, 3];
      return ![left + edge, right - edge].every((x) => ownerOf(document.elementFromPoint(x, middle)));
    }
  return false;
}

/** Whether something that stays while the page scrolls lies over a part of it just here: the bar below a list. */
function isUnderWhatStays(target: Element, { x, y }: Point): boolean {
  const away = within / 2;
  const around = [[0, -away] as const, [0, away] as const, [-away, 0] as const, [away, 0] as const];
  return around.some(([right, down]) => {
    for (let over = document.elementFromPoint(x + right, y + down); over && !over.contains(target); over = over.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(over).position)) return true;
    return false;
  });
}

/** How far it answers from a point: first as far as it needs, then pixel by pixel. */
function reachOf(target: Element, { x, y }: Point) {
  const answers = (right: number, down: number) => ownerOf(document.elementFromPoint(x + right, y + down)) === target;
  const far = (right: number, down: number) => {
    let reach = 0;
    while (reach < side && answers(right * (reach + 1), down * (reach + 1))) reach++;
    return reach;
  };
  const between = (right: number, down: number) => {
    const half = within / 2 - 0.5;
    if (answers(-right * half, -down * half) && answers(right * half, down * half)) return side;
    return far(-right, -down) + far(right, down) + 1;
  };
  return { width: between(1, 0), height: between(0, 1) };
}

function describe(target: Element): string {
  const tag = target.tagName.toLowerCase();
  const label = target.getAttribute('aria-label') ?? (target.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 32);
  return `<${tag}${target.classList[0] ? ` class="${target.classList[0]}"` : ''}>${label ? ` “${label}”` : ''}`;
}
