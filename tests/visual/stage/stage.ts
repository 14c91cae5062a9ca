import type { Browser, CDPSession, Page } from 'playwright';
import type { Picture } from '../plan/picture.ts';
import type { StoryFacts } from '../plan/plan.ts';
import { Loading } from './loading.ts';
import { newPage, Trouble } from './page.ts';
import { newLedger, type Ledger, type Shooting, type Shot } from './shot.ts';
import { Camera } from './visit/camera.ts';
import { Visit } from './visit/visit.ts';

/** One page of the browser in which stories are shown and shot, one after the other. */
export class Stage {
  private readonly errors: string[] = [];
  /** Since the page was loaded. */
  visits = 0;
  /** Called before the page is loaded anew. */
  onLeave: (() => Promise<void>) | undefined;
  private visit: Visit | undefined;
  private readonly loading = new Loading();

  private constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private page: Page,
    private protocol: CDPSession,
    readonly ledger: Ledger,
  ) {}

  static async open(browser: Browser, url: string, ledger = newLedger()): Promise<Stage> {
    const { page, protocol } = await newPage(browser);
    const stage = new Stage(browser, url, page, protocol, ledger);
    await stage.watch(page);
    await stage.clear();
    return stage;
  }

  private async watch(page: Page) {
    await page.exposeFunction('takeMoment', async (name: string) => {
      await this.visit?.takeMoment(name);
      // Timers that were held for the moment run again.
      await page.evaluate(() => window.pictures.resume());
    });
    page.on('pageerror', (error) => this.errors.push(`uncaught ${error.name}: ${error.message}`));
    this.loading.watch(page);
  }

  /** A page that a story has hung can no more be cleared: the next story gets another one. */
  private async recover() {
    try {
      await this.clear();
    } catch {
      void this.page.context().close();
      ({ page: this.page, protocol: this.protocol } = await newPage(this.browser));
      await this.watch(this.page);
      await this.clear();
    }
  }

  /** Loads the page anew: nothing that a module of the last stories kept reaches the next. */
  clear(): Promise<void> {
    this.visits = 0;
    return this.ledger.spent.on('load the page', this.load());
  }

  private async load() {
    await this.onLeave?.();
    await this.page.goto(`${this.url}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => window.pictures?.isLoaded());
    this.errors.length = 0;
    this.loading.forget();
  }

  /** The connection to the page, which is another one once a page was replaced. */
  get session(): CDPSession {
    return this.protocol;
  }

  facts(ids: string[]): Promise<StoryFacts[]> {
    return this.page.evaluate((given) => window.pictures.facts(given), ids);
  }

  async shoot(picture: Picture, shooting: Shooting = {}): Promise<Shot> {
    this.errors.length = 0;
    this.visits++;
    const visit = new Visit(picture, shooting, new Camera(this.page, this.protocol, this.loading), this.ledger, this.errors);
    this.visit = visit;
    try {
      return await visit.run();
    } catch (error) {
      const troubles = error instanceof Trouble ? error.troubles : [error instanceof Error ? error.message : String(error)];
      await this.recover();
      return { others: visit.others, troubles };
    }
  }

  /** All of the page as the browser itself shoots it: what the trial of the gate holds the gate against. */
  async wholePage(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true });
  }

  async close() {
    await this.page.context().close();
  }
}
