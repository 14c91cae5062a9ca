import { chromium, type Browser } from 'playwright';
import { pinnedBrowser } from '../../browser/chromium.ts';

// Whole tiles are repainted, because repainting a part of a tile rounds curved edges differently.
const wholeTiles = ['--disable-partial-raster'];

/** The browser pinned in the lockfile. On systems other than Linux x64 pictures may be viewed, but not accepted. */
export async function launch(): Promise<Browser> {
  const pinned = await pinnedBrowser();
  return chromium.launch(pinned ? { ...pinned, args: [...pinned.args, ...wholeTiles] } : { args: wholeTiles });
}

export async function launchPinned(): Promise<Browser> {
  if (!(await pinnedBrowser())) throw new Error('Pictures are compared on Linux x64 only: elsewhere fonts and rasterising differ.');
  return launch();
}
