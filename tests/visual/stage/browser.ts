import { chromium, type Browser } from 'playwright';
import { pinnedBrowser } from '../../browser/chromium.ts';

// What was painted before must not show: repainting a part of a tile leaves other rounding at curved edges than painting all of it.
const wholeTiles = ['--disable-partial-raster'];

/** The renderer of the lockfile. Elsewhere than on Linux x64 a picture may be looked at, but never accepted. */
export async function launch(): Promise<Browser> {
  const pinned = await pinnedBrowser();
  return chromium.launch(pinned ? { ...pinned, args: [...pinned.args, ...wholeTiles] } : { args: wholeTiles });
}

export async function launchPinned(): Promise<Browser> {
  if (!(await pinnedBrowser())) throw new Error('Pictures are compared on Linux x64 only: elsewhere fonts and rasterising differ.');
  return launch();
}
