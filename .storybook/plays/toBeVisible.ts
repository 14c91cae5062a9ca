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
      const { isNot } = this;
      const isVisible = () => element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      await waitFor(() => {
        if (element.isConnected && isVisible() === isNot) throw new Error('not yet');
      }).catch(() => undefined);
      const where = element.isConnected ? '' : ', and is not in the document any more';
      return {
        pass: isVisible(),
        message: () => `${this.utils.printReceived(element.cloneNode(false))} is ${isNot ? '' : 'not '}visible${where}`,
      };
    },
  });
}
