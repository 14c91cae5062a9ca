import { join } from 'node:path';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import type { Inspection } from '../cause/cause.ts';
import type { Box } from '../compare/difference.ts';
import type { Busy, Look, Picture } from '../plan/picture.ts';
import type { StoryFacts } from '../plan/plan.ts';
import { bundle } from './bundle.ts';
import { Spent } from './spent.ts';

export interface Shot {
  png?: Buffer;
  /** What the picture's twin shows. */
  twin?: Buffer;
  troubles: string[];
}

interface Place {
  width: number;
  height: number;
}

/** Changes the page before it is shot: how the trial of the gate plants its faults. */
export type Change = (page: Page) => Promise<void>;

const patience = 20_000;
const longest = 60_000;
const tallest = 6_000;
const loaded = new Set(['script', 'stylesheet', 'font', 'image']);
let script: Promise<string> | undefined;

/** One page of the browser in which stories are shown and shot, one after the other. */
export class Stage {
  private readonly errors: string[] = [];
  readonly spent: Spent;
  /** Code, fonts and pictures on their way: a part that is imported late is not there yet, however calm the page. */
  private readonly loading = new Set<Request>();

  private constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private page: Page,
    private protocol: CDPSession,
    spent: Spent,
  ) {
    this.spent = spent;
    this.watch(page);
  }

  static async open(browser: Browser, url: string, spent = new Spent()): Promise<Stage> {
    const { page, protocol } = await newPage(browser);
    const stage = new Stage(browser, url, page, protocol, spent);
    await stage.clear();
    return stage;
  }

  private watch(page: Page) {
    page.on('pageerror', (error) => this.errors.push(`uncaught ${error.name}: ${error.message}`));
    page.on('request', (request) => {
      if (loaded.has(request.resourceType())) this.loading.add(request);
    });
    page.on('requestfinished', (request) => this.loading.delete(request));
    page.on('requestfailed', (request) => this.loading.delete(request));
  }

  /** A page that a story has hung can no more be cleared: the next story gets another one. */
  private async recover() {
    try {
      await this.clear();
    } catch {
      void this.page.context().close();
      ({ page: this.page, protocol: this.protocol } = await newPage(this.browser));
      this.watch(this.page);
      await this.clear();
    }
  }

  /** Loads the page anew: nothing that a module of the last stories kept reaches the next. */
  async clear() {
    await this.page.goto(`${this.url}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => window.pictures?.isLoaded());
    this.errors.length = 0;
    this.loading.clear();
  }

  facts(ids: string[]): Promise<StoryFacts[]> {
    return this.page.evaluate((given) => window.pictures.facts(given), ids);
  }

  async shoot(picture: Picture, change?: Change): Promise<Shot> {
    this.errors.length = 0;
    try {
      const troubles = await within(longest, 'the story never stood', this.pose(picture, change));
      const all = [...troubles, ...this.errors];
      if (all.length) throw new Trouble(all);
      const place = picture.isUnseen ? undefined : await this.spent.on('shoot', this.frame(picture));
      const png = place && (await this.spent.on('shoot', this.capture(place)));
      const twin = place && picture.twin && (await this.spent.on('shoot', this.captureTwin(picture.twin, place)));
      const violations = picture.isChecked
        ? await this.spent.on(
            'axe',
            within(
              longest,
              'axe never finished',
              this.page.evaluate(() => window.axeViolations?.() ?? []),
            ),
          )
        : [];
      const checks = await this.spent.on(
        'check after it',
        within(
          longest,
          'the story never finished',
          this.page.evaluate(() => window.pictures.finish()),
        ),
      );
      return { ...(png && { png }), ...(twin && { twin }), troubles: [...violations, ...checks, ...this.errors] };
    } catch (error) {
      const troubles = error instanceof Trouble ? error.troubles : [error instanceof Error ? error.message : String(error)];
      await this.recover();
      return { troubles };
    }
  }

  /** What stands where the picture that was shot last differs. */
  inspect(tokens: string[], box: Box): Promise<Inspection> {
    return this.page.evaluate((given) => window.pictures.inspect(...given), [tokens, box] as const);
  }

  /** All of the page as the browser itself shoots it: what the trial of the gate holds the gate against. */
  async wholePage(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true });
  }

  async close() {
    await this.page.context().close();
  }

  private async pose({ story, look, busy }: Picture, change?: Change): Promise<string[]> {
    await this.spent.on('resize', this.resize(look.width, look.height));
    const troubles = await this.spent.on(
      'render and play',
      this.page.evaluate((given) => window.pictures.show(...given), [story.id, globalsOf(look), busy] as const),
    );
    if (troubles.length) return troubles;
    const waits = await this.spent.on('wait until it rests', this.settle(busy));
    if (!change) return waits;
    await change(this.page);
    return this.settle(busy);
  }

  /** Makes room for all that the picture shows, and says where that is. */
  private async frame({ story, look, frame, busy }: Picture): Promise<Place> {
    const overflow = story.tags.includes('screen') && (await this.page.evaluate(() => window.pictures.overflow()));
    if (overflow) throw new Trouble([overflow]);
    const size = await this.page.evaluate((of) => window.pictures.size(of), frame);
    const width = Math.min(size.width, look.width);
    const height = Math.min(size.height, tallest);
    if (height > look.height) {
      await this.resize(look.width, height);
      const troubles = await this.settle(busy);
      if (troubles.length) throw new Trouble(troubles);
    }
    return { width, height };
  }

  private async capture(place: Place): Promise<Buffer> {
    const clip = { x: 0, y: 0, ...place, scale: 1 };
    const { data } = await this.protocol.send('Page.captureScreenshot', { format: 'png', clip });
    return Buffer.from(data, 'base64');
  }

  private async captureTwin(twin: Picture, place: Place): Promise<Buffer> {
    const turn = (theme: string) => this.page.evaluate((given) => window.pictures.turn(given), theme);
    const theme = await turn(twin.look.theme);
    const troubles = await this.settle(twin.busy);
    if (troubles.length) throw new Trouble(troubles);
    const png = await this.capture(place);
    await turn(theme);
    return png;
  }

  private async resize(width: number, height: number) {
    const now = this.page.viewportSize();
    if (now?.width !== width || now.height !== height) await this.page.setViewportSize({ width, height });
  }

  private async settle(busy: Busy): Promise<string[]> {
    const deadline = performance.now() + longest / 2;
    while (performance.now() < deadline) {
      const wasLoading = this.loading.size > 0;
      const waits = await this.page.evaluate((given) => window.pictures.settle(given), { busy, milliseconds: patience });
      if (waits.length) return waits;
      if (!wasLoading && !this.loading.size) return [];
    }
    return [...this.loading].map((request) => `still loading ${request.url()}`);
  }
}

async function newPage(browser: Browser): Promise<{ page: Page; protocol: CDPSession }> {
  script ??= bundle(join(import.meta.dirname, 'in-page/index.ts'));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    timezoneId: 'Asia/Shanghai',
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ content: await script });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { page, protocol: await context.newCDPSession(page) };
}

class Trouble extends Error {
  constructor(readonly troubles: string[]) {
    super(troubles.join('\n'));
  }
}

const globalsOf = ({ theme, locale = 'zh-CN', density = 'comfortable', scenario = 'none' }: Look) => ({ theme, locale, density, scenario });

async function within<T>(milliseconds: number, otherwise: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Trouble([otherwise])), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
