import { expect, waitFor } from 'storybook/test';

/**
 * `toBeVisible` waits until it is so. What floats over the page is in the document before it has found its place, and is kept out of sight until
 * then: a play that finds it at that moment would fail on a busy machine only. What has left the document comes back as another element, which
 * the play has to find again.
 */
export function waitForVisibility(): void {
  expect.extend({
    async toBeVisible(element: unknown) {
      if (!(element instanceof Element)) throw new TypeError(`${this.utils.printReceived(element)} is no element`);
      // An assertion without `not` leaves it undefined, whatever its type says.
      const isNot = Boolean(this.isNot);
      await waitFor(() => {
        if (element.isConnected && isVisible(element) === isNot) throw new Error('not yet');
      }).catch(() => undefined);
      return {
        pass: isVisible(element),
        message: () =>
          `${this.utils.printReceived(element.cloneNode(false))} is ${isNot ? '' : 'not '}visible${isNot ? '' : causeOf(element)}`,
      };
    },
  });
}

const isVisible = (element: Element) => element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** What keeps an element out of sight: the uppermost element that hides it, and how. */
function causeOf(element: Element): string {
  if (!element.isConnected) return ', and is not in the document any more';
  let cause = '';
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(one);
    if (display !== 'none' && visibility === 'visible' && opacity !== '0') continue;
    const runs = one.getAnimations().map(({ playState }) => playState);
    const states = [...one.attributes].map(({ name, value }) => `${name}="${value}"`);
    cause = `: <${[one.tagName.toLowerCase(), ...states].join(' ')}> has display ${display}, visibility ${visibility}, opacity ${opacity}, animations ${runs.join(' ') || 'none'}`;
  }
  return cause;
}
