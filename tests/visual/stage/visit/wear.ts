import type { CDPSession, Page } from 'playwright';
import type { Look, Medium } from '../../plan/picture.ts';
import { forceState } from './force.ts';

const emulated: Record<Medium, { media?: 'print'; forcedColors?: 'active' }> = {
  print: { media: 'print' },
  'forced-colors': { forcedColors: 'active' },
};

/**
 * Brings what stands on the page into another theme, state or medium: all of that is nothing but other styles. Returns what ends it; nothing where
 * there is no part that could come into the state.
 */
export async function wear(page: Page, protocol: CDPSession, { theme, state, medium }: Look): Promise<(() => Promise<void>) | undefined> {
  const turn = (to: string) => page.evaluate((given) => window.pictures.turn(given), to);
  const before = await turn(theme);
  if (medium) await page.emulateMedia(emulated[medium]);
  const release = state && (await forceState(page, protocol, state));
  const end = async () => {
    await release?.();
    if (medium) await page.emulateMedia({ media: null, forcedColors: null });
    await turn(before);
  };
  if (!state || release) return end;
  await end();
  return undefined;
}
