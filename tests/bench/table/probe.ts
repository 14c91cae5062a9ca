declare global {
  interface Window {
    /** Renders the contestant and resolves with the milliseconds until its first rows are painted. */
    start: () => Promise<number>;
    /** Present when the page is ready to be measured. */
    probe: { scroll: typeof scroll; sort: typeof sort };
  }
}

export interface ScrollFigures {
  p95: number;
  frames: number;
  blank: number;
}

interface Scrolling {
  speed: number;
  duration: number;
  scroller: string;
  /** Where rows begin to stand where rows should stand. */
  from?: number;
  /** What a row is, where its cells hold signs rather than figures. */
  row?: string;
}

/** Scrolls down for a while at a speed and looks, after every painted frame, whether rows stand where rows should stand. */
export async function scroll({ speed, duration, scroller, from = 0, row }: Scrolling): Promise<ScrollFigures> {
  const box = document.querySelector(scroller);
  if (!box) throw new Error(`Nothing matches ${scroller}`);
  const { left, top, width, height } = box.getBoundingClientRect();
  // A page that scrolls as a whole is higher than what is seen of it.
  const seen = Math.min(height, innerHeight - top);
  const spots = [0.15, 0.5, 0.85].map((part) => ({ x: left + width / 2, y: top + 60 + (seen - 80) * part }));
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  // A message posted in a frame's callback arrives after that frame was painted.
  const painted = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  const isRow = ({ x, y }: { x: number; y: number }) => {
    const element = document.elementFromPoint(x, y);
    if (row !== undefined) return Boolean(element?.closest(row));
    return /\d/.test(element?.textContent?.slice(0, 40) ?? '') && !element?.matches(scroller);
  };
  const durations: number[] = [];
  let blank = 0;
  const begin = await nextFrame();
  let last = begin;
  while (last - begin < duration) {
    await painted();
    const elapsed = performance.now() - begin;
    box.scrollTop = from + (elapsed * speed) / 1000;
    const now = await nextFrame();
    await painted();
    if (!spots.every(isRow)) blank += 1;
    durations.push(now - last);
    last = now;
  }
  durations.sort((a, b) => a - b);
  return { p95: durations[Math.floor(durations.length * 0.95)] ?? 0, frames: durations.length, blank };
}

/** Clicks a head and waits until another row stands first. */
export async function sort({ head, firstCell }: { head: string; firstCell: string }): Promise<number> {
  const text = () => document.querySelector(firstCell)?.textContent;
  const before = text();
  const target = [...document.querySelectorAll<HTMLElement>(head)].find((element) => element.textContent?.includes('m3'));
  if (!target) throw new Error(`No head ${head} says m3`);
  const begin = performance.now();
  target.click();
  while (text() === before || text() === undefined) {
    if (performance.now() - begin > 30_000) throw new Error('The order did not change within 30 s');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - begin;
}
