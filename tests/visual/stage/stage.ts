import type { Browser, CDPSession, Page } from 'playwright';
import type { Inspect } from '../cause/cause.ts';
import { folderOf, kebab, pathOf, type Busy, type Picture } from '../plan/picture.ts';
import { phone, type StoryFacts } from '../plan/plan.ts';
import type { Place } from './in-page/place.ts';
import { judged } from './judged.ts';
import { Loading, settle } from './loading.ts';
import { globalsOf, longest, newPage, Trouble, within } from './page.ts';
import { makeRoom, tallest } from './room/makeRoom.ts';
import { Rules } from './rules.ts';
import { Spent } from './spent.ts';
import { wear } from './wear.ts';

export interface Shot {
  png?: Buffer;
  /** What else was shot in the same visit: other themes, states and media, and moments of the play function. */
  others: { picture: Picture; png: Buffer }[];
  troubles: string[];
}

/** What a run wants to know besides its pictures. */
export interface Ledger {
  spent: Spent;
  rules: Rules;
  /** What did not come to what was accepted in a page of others, and were judged in one that was loaded anew. */
  again: string[];
}

/** Changes the page before it is shot: how the trial of the gate plants its faults. */
export type Change = (page: Page) => Promise<void>;

/** Looks at a picture while the page stands as it shows it, so that the page can be asked what is there. */
export type Examine = (picture: Picture, png: Buffer, inspect: Inspect) => Promise<void>;

export interface Shooting {
  change?: Change;
  examine?: Examine;
}

/** One page of the browser in which stories are shown and shot, one after the other. */
export class Stage {
  private readonly errors: string[] = [];
  /** Since the page was loaded. */
  visits = 0;
  private current: Picture | undefined;
  private others: Shot['others'] = [];
  private examine: Examine | undefined;
  private readonly loading = new Loading();

  private constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private page: Page,
    private protocol: CDPSession,
    readonly ledger: Ledger,
  ) {}

  static async open(browser: Browser, url: string, ledger: Ledger = { spent: new Spent(), rules: new Rules(), again: [] }): Promise<Stage> {
    const { page, protocol } = await newPage(browser);
    const stage = new Stage(browser, url, page, protocol, ledger);
    await stage.watch(page);
    await stage.clear();
    return stage;
  }

  private async watch(page: Page) {
    await page.exposeFunction('takeMoment', (name: string) => this.takeMoment(name));
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
    await this.page.goto(`${this.url}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => window.pictures?.isLoaded());
    this.errors.length = 0;
    this.loading.forget();
  }

  facts(ids: string[]): Promise<StoryFacts[]> {
    return this.page.evaluate((given) => window.pictures.facts(given), ids);
  }

  async shoot(picture: Picture, { change, examine }: Shooting = {}): Promise<Shot> {
    this.errors.length = 0;
    this.others = [];
    this.examine = examine;
    this.current = picture;
    this.visits++;
    try {
      const troubles = await within(longest, 'the story never stood', this.pose(picture, change));
      const all = [...troubles, ...this.errors];
      if (all.length) throw new Trouble(all);
      const place = picture.isUnseen ? undefined : await this.ledger.spent.on('shoot', this.frame(picture));
      const png = place && (await this.ledger.spent.on('shoot', this.take(picture, place)));
      if (place) await this.ledger.rules.note(this.page, folderOf(picture.story.importPath));
      if (place) for (const other of picture.others ?? []) await this.ledger.spent.on('shoot', this.captureOther(other, place));
      const found = await judged(this.page, picture, this.ledger.spent);
      return { ...(png && { png }), others: this.others, troubles: [...found, ...this.errors] };
    } catch (error) {
      const troubles = error instanceof Trouble ? error.troubles : [error instanceof Error ? error.message : String(error)];
      await this.recover();
      return { others: this.others, troubles };
    }
  }

  /** All of the page as the browser itself shoots it: what the trial of the gate holds the gate against. */
  async wholePage(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true });
  }

  async close() {
    await this.page.context().close();
  }

  private async pose({ story, look, busy, isStill = false }: Picture, change?: Change): Promise<string[]> {
    await this.ledger.spent.on('resize', this.resize(look.width, look.height));
    const troubles = await this.ledger.spent.on(
      'render and play',
      this.page.evaluate((given) => window.pictures.show(...given), [story.id, globalsOf(look), { busy, isStill }] as const),
    );
    if (troubles.length) return troubles;
    const waits = await this.ledger.spent.on('wait until it rests', this.settle(busy));
    if (!change) return waits;
    await change(this.page);
    return this.settle(busy);
  }

  /** Makes room for all that the picture shows, and says where that is. */
  private async frame({ story, look, frame, busy }: Picture): Promise<Place> {
    const misfit = await this.page.evaluate((isScreen) => window.pictures.misfit(isScreen), story.tags.includes('screen'));
    if (misfit) throw new Trouble([misfit]);
    const measure = () => this.page.evaluate((of) => window.pictures.placeOf(of), frame);
    const first = await measure();
    const place = await makeRoom(first, look.height, async (room) => {
      await this.resize(look.width, room);
      const troubles = await this.settle(busy);
      if (troubles.length) throw new Trouble(troubles);
      // What floats over the page may stand elsewhere in a higher window.
      return frame === 'main' ? measure() : first;
    });
    const overprint = await this.page.evaluate(() => window.pictures.wordsOnWords());
    if (overprint) throw new Trouble([overprint]);
    const small = look.width === phone ? await this.page.evaluate(() => window.pictures.smallTarget()) : undefined;
    if (small) throw new Trouble([small]);
    const { x, y, width, height } = place;
    return { x, y, width: Math.min(width, look.width - x), height: Math.min(height, tallest - y) };
  }

  private async take(picture: Picture, place: Place): Promise<Buffer> {
    const clip = { ...place, scale: 1 };
    const { data } = await this.protocol.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true });
    const png = Buffer.from(data, 'base64');
    await this.examine?.(picture, png, (...asked) =>
      this.page.evaluate((given) => window.pictures.inspect(...given), [...asked, place] as const),
    );
    return png;
  }

  /** The same in another theme, state or medium. A state that nothing on the page can come into has no picture. */
  private async captureOther(other: Picture, place: Place): Promise<void> {
    const { look, busy, story } = other;
    const end = await wear(this.page, this.protocol, look);
    if (!end) return;
    const troubles = await this.settle(busy);
    if (troubles.length) throw new Trouble(troubles);
    // Paper has no room beside its text, and shows all of what scrolls on a screen.
    this.others.push({ picture: other, png: await this.take(other, look.medium === 'print' ? await this.frame(other) : place) });
    if (look.state) await this.ledger.rules.note(this.page, folderOf(story.importPath));
    await end();
  }

  /** A play function asks for a picture of what it shows on its way: `moment('asks')`. The page goes on when it is taken. */
  private async takeMoment(name: string): Promise<void> {
    const { current } = this;
    if (!current?.hasMoments) return this.resume();
    const variant = `${current.variant}-${kebab(name)}`;
    const { as: _, ...rest } = current;
    const picture: Picture = { ...rest, variant, path: pathOf(current.story, variant) };
    try {
      const troubles = await this.settle(current.busy);
      if (troubles.length) throw new Trouble(troubles);
      this.others.push({ picture, png: await this.take(picture, await this.frame(current)) });
      await this.ledger.rules.note(this.page, folderOf(current.story.importPath));
      await this.resize(current.look.width, current.look.height);
    } catch (error) {
      const troubles = error instanceof Trouble ? error.troubles : [String(error)];
      this.errors.push(...troubles.map((trouble) => `the moment “${name}”: ${trouble}`));
    }
    await this.resume();
  }

  /** Lets timers run again that were held for a moment. */
  private async resume() {
    await this.page.evaluate(() => window.pictures.resume());
  }

  private async resize(width: number, height: number) {
    const now = this.page.viewportSize();
    if (now?.width !== width || now.height !== height) await this.page.setViewportSize({ width, height });
  }

  private settle(busy: Busy): Promise<string[]> {
    return settle(this.page, this.loading, busy);
  }
}
