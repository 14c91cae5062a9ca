import type { Page, Request } from 'playwright';
import type { Busy } from '../plan/picture.ts';

const kinds = new Set(['script', 'stylesheet', 'font', 'image']);

/** Code, fonts and pictures on their way: a part that is imported late is not there yet, however calm the page. */
export class Loading {
  private readonly requests = new Set<Request>();

  watch(page: Page) {
    page.on('request', (request) => {
      if (kinds.has(request.resourceType())) this.requests.add(request);
    });
    page.on('requestfinished', (request) => this.requests.delete(request));
    page.on('requestfailed', (request) => this.requests.delete(request));
  }

  get isOver() {
    return this.requests.size === 0;
  }

  get addresses(): string[] {
    return [...this.requests].map((request) => request.url());
  }

  forget() {
    this.requests.clear();
  }
}

const patience = 60_000;

/** Waits until the page rests and nothing is on its way to it any more; resolves with what it still waits for when patience is over. */
export async function settle(page: Page, loading: Loading, busy: Busy): Promise<string[]> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const wasOver = loading.isOver;
    const waits = await page.evaluate((given) => window.pictures.settle(given), { busy, milliseconds: patience });
    if (waits.length) return waits;
    if (wasOver && loading.isOver) return [];
  }
  return loading.addresses.map((address) => `still loading ${address}`);
}
