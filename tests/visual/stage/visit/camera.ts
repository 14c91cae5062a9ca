import type { CDPSession, Page } from 'playwright';
import type { Busy, Picture } from '../../plan/picture.ts';
import { phone } from '../../plan/plan.ts';
import type { Place } from '../in-page/place.ts';
import { settle, type Loading } from '../loading.ts';
import { Trouble } from '../page.ts';
import { makeRoom, tallest } from '../room/makeRoom.ts';

/** Measures and shoots one page of the browser. */
export class Camera {
  constructor(
    readonly page: Page,
    readonly protocol: CDPSession,
    private readonly loading: Loading,
  ) {}

  /** Waits until the page rests. */
  async settle(busy: Busy): Promise<void> {
    const waits = await settle(this.page, this.loading, busy);
    if (waits.length) throw new Trouble(waits);
  }

  async resize(width: number, height: number): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width !== width || now.height !== height) await this.page.setViewportSize({ width, height });
  }

  /** Makes room for all that the picture shows, and returns where that is. */
  async frame({ story, look, frame, busy }: Picture): Promise<Place> {
    const misfit = await this.page.evaluate((isScreen) => window.pictures.misfit(isScreen), story.tags.includes('screen'));
    if (misfit) throw new Trouble([misfit]);
    const measure = () => this.page.evaluate((of) => window.pictures.placeOf(of), frame);
    const first = await measure();
    const place = await makeRoom(first, look.height, async (room) => {
      await this.resize(look.width, room);
      await this.settle(busy);
      // What floats over the page may have another place in a higher window.
      return frame === 'main' ? measure() : first;
    });
    const overprint = await this.page.evaluate(() => window.pictures.wordsOnWords());
    if (overprint) throw new Trouble([overprint]);
    const small = look.width === phone ? await this.page.evaluate(() => window.pictures.smallTarget()) : undefined;
    if (small) throw new Trouble([small]);
    const { x, y, width, height } = place;
    return { x, y, width: Math.min(width, look.width - x), height: Math.min(height, tallest - y) };
  }

  async shoot(place: Place): Promise<Buffer> {
    const clip = { ...place, scale: 1 };
    const { data } = await this.protocol.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  }
}
