import { chromium, type Browser } from 'playwright';
import { pinnedBrowser } from '../../browser/chromium.ts';

/** The renderer of the lockfile. Elsewhere than on Linux x64 a picture may be looked at, but never accepted. */
export async function launch(): Promise<Browser> {
  return chromium.launch((await pinnedBrowser()) ?? {});
}

export async function launchPinned(): Promise<Browser> {
  const pinned = await pinnedBrowser();
  if (!pinned) throw new Error('Pictures are compared on Linux x64 only: elsewhere fonts and rasterising differ.');
  return chromium.launch(pinned);
}
