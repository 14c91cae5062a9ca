import type { Busy } from '../../plan/picture.ts';
import { pendingCalls } from './calls.ts';
import { hurryTimers } from './timers.ts';

const calmFrames = 3;

export interface Patience {
  busy: Busy;
  milliseconds: number;
}

/** Resolves with nothing when the page has not changed for three frames, or at the timeout with what still changes. */
export async function settle({ busy, milliseconds }: Patience): Promise<string[]> {
  const deadline = performance.now() + milliseconds;
  let hasChanged = false;
  const watch = new MutationObserver(() => {
    hasChanged = true;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // A resize event places popovers again whose anchors have moved.
  window.dispatchEvent(new Event('resize'));
  try {
    let calm = 0;
    let place = placeOf();
    let waits: string[] = [];
    while (calm < calmFrames) {
      await nextFrame();
      const isRendered = await hasRendered();
      const hasEnded = endAnimations();
      const hasHurried = hurryTimers();
      const now = placeOf();
      waits = [
        ...reasons(busy),
        ...(isRendered ? [] : ['React renders']),
        ...(hasHurried ? ['timers run'] : []),
        ...(hasEnded ? ['something is animated'] : []),
        ...(hasChanged ? ['the document changes'] : []),
        ...(now === place ? [] : ['the layout moves']),
      ];
      calm = waits.length ? 0 : calm + 1;
      hasChanged = false;
      place = now;
      if (performance.now() > deadline) return waits;
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return [...document.fonts].some((font) => font.status === 'error') ? ['a font could not be loaded'] : [];
  } finally {
    watch.disconnect();
  }
}

/** Whether React has nothing to render within this frame. What it renders in slices leaves the document calm for several. */
const hasRendered = () => Promise.race([Promise.resolve(window.whenRendered?.()).then(() => true), nextFrame().then(() => false)]);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function reasons(busy: Busy): string[] {
  const found: string[] = [];
  if (document.fonts.status !== 'loaded') found.push('fonts are loading');
  const image = [...document.images].find(({ complete, loading }) => !complete && loading !== 'lazy');
  if (image) found.push(`an image is loading: ${image.currentSrc || image.src}`);
  const region = document.querySelector('[aria-busy="true"], [data-skeleton]');
  if (busy === 'awaited' && region) found.push(`busy: ${describe(region)}`);
  if (busy !== 'endless') found.push(...pendingCalls().map((url) => `a call waits: ${url}`));
  return found;
}

/**
 * Finishes animations and returns whether there were any, because one may start the next. Endless ones are cancelled, so that elements look as
 * without them. Pausing them would keep a compositor layer, whose edges depend on the position at which it was painted.
 */
function endAnimations(): boolean {
  let hasEnded = false;
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished') continue;
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.cancel();
    } else {
      animation.finish();
      hasEnded = true;
    }
  }
  return hasEnded;
}

function placeOf(): string {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const boxes = [...document.body.children].map((child) => {
    const { x, y, width, height } = child.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  });
  return [scrollWidth, scrollHeight, ...boxes].join('|');
}

function describe(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24);
  return `<${element.tagName.toLowerCase()}>${label ? ` ${label}` : ''}`;
}
