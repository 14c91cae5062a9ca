// Storybook's own wrappers stand beside the story and its portals.
const isOfStory = (element: Element) => !element.closest('body > [class*="sb-"], body > #storybook-docs, script, style');

/** What a person can see of the story and of what it opened. */
export function seen(selector: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isInWindow = width > 1 && height > 1 && left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
    return (
      isInWindow && isOfStory(element) && !isCutOff(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
}

/** Rows below the end of a list that scrolls are there, and nobody sees them. */
function isCutOff(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const room = around.getBoundingClientRect();
    const isOutside = x < room.left || x > room.right || y < room.top || y > room.bottom;
    if (isOutside && getComputedStyle(around).overflow !== 'visible') return true;
  }
  return false;
}

export function ownTexts(element: Element): Text[] {
  return [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
}

/** Texts that a person can read, and that match. */
export function texts(pattern: RegExp): Text[] {
  return seen('*')
    .filter((element) => getComputedStyle(element).clip !== 'rect(0px, 0px, 0px, 0px)')
    .flatMap(ownTexts)
    .filter(({ data }) => pattern.test(data));
}

export const hasText = (element: Element) => ownTexts(element).length > 0;

export const isBox = (element: Element) =>
  !['inline', 'contents'].includes(getComputedStyle(element).display) && !(element instanceof SVGElement);

export const hasBorder = (element: Element) => {
  const { borderTopWidth, borderTopColor } = getComputedStyle(element);
  return borderTopWidth !== '0px' && !/, 0\)$|transparent/.test(borderTopColor);
};

export const hasFill = (element: Element) => !/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor);
