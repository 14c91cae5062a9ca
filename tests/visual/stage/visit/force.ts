import type { CDPSession, Page } from 'playwright';
import type { State } from '../../plan/picture.ts';

const pseudoClasses: Record<State, string[]> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
};

/** Brings all parts of the page that can come into a state there, by the browser's own pseudo-classes. Returns what ends it; nothing where there are none. */
export async function forceState(page: Page, protocol: CDPSession, state: State): Promise<(() => Promise<void>) | undefined> {
  if (!(await page.evaluate((given) => window.pictures.force(given), state))) return undefined;
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const set = async (value: string, forcedPseudoClasses: string[]) => {
    const { nodeIds } = await protocol.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[data-forced="${value}"]` });
    await Promise.all(nodeIds.map((nodeId) => protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  };
  await set('true', pseudoClasses[state]);
  await set('within', ['focus-within']);
  return async () => {
    await set('true', []);
    await set('within', []);
    await protocol.send('CSS.disable');
    await protocol.send('DOM.disable');
    await page.evaluate(() => window.pictures.release());
  };
}
