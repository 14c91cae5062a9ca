import type { Page, Request } from 'playwright';

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
