import { folderOf, kebab, pathOf, type Picture, type State } from '../../plan/picture.ts';
import type { Place } from '../in-page/place.ts';
import { globalsOf, longest, Trouble, within } from '../page.ts';
import type { Ledger, Seen, Shooting, Shot } from '../shot.ts';
import type { Camera } from './camera.ts';
import { drawnOf, isWithoutShell } from './drawnOf.ts';
import { judged } from './judged.ts';
import { spokenText } from './spoken.ts';
import { wear } from './wear.ts';

/** Shows one story in one width, language and density, and takes all pictures of that which are not drawn as accepted. */
export class Visit {
  readonly others: Shot['others'] = [];
  /** What the picture shows of the page, once it was measured. */
  private place: Place | undefined;

  constructor(
    private readonly picture: Picture,
    private readonly shooting: Shooting,
    private readonly camera: Camera,
    private readonly ledger: Ledger,
    /** Errors of the page, which appear at any time. */
    private readonly errors: string[],
  ) {}

  async run(): Promise<Shot> {
    const { picture } = this;
    await within(longest, 'the story never stood', this.pose());
    const document = await this.documentDigest(picture);
    const isAccepted = await this.isAccepted(document);
    const seen = isAccepted ? { drawn: drawnOf(document, picture) } : await this.capture(document);
    for (const other of picture.others ?? []) {
      if (isAccepted && !other.look.medium) this.noteAccepted(other, document);
      else await this.ledger.spent.on('shoot', this.captureOther(other, document));
    }
    const isChecked = picture.isChecked === true && !isAccepted;
    const found = await judged(this.camera.page, { ...picture, isChecked }, this.ledger.spent);
    return { ...seen, others: this.others, troubles: [...found, ...this.errors] };
  }

  private async pose(): Promise<void> {
    const { page } = this.camera;
    const { story, look, busy, isStill = false } = this.picture;
    const { spent } = this.ledger;
    await spent.on('resize', this.camera.resize(look.width, look.height));
    const shown = page.evaluate((given) => window.pictures.show(...given), [story.id, globalsOf(look), { busy, isStill }] as const);
    const troubles = await spent.on('render and play', shown);
    if (troubles.length) throw new Trouble(troubles);
    await spent.on('wait until it rests', this.camera.settle(busy));
    if (this.shooting.change) {
      await this.shooting.change(page);
      await this.camera.settle(busy);
    }
    if (this.errors.length) throw new Trouble([...this.errors]);
  }

  private documentDigest(picture: Picture): Promise<string> {
    const digest = this.camera.page.evaluate((given) => window.pictures.drawnDigest(given), isWithoutShell(picture));
    return this.ledger.spent.on('read the document', digest);
  }

  /** Whether the page, and all that follows from it without another document, was drawn and accepted before. */
  private async isAccepted(document: string): Promise<boolean> {
    const { isDrawnAsAccepted } = this.shooting;
    if (!isDrawnAsAccepted) return false;
    const { picture } = this;
    for (const one of [picture, ...(picture.others ?? []).filter(({ look }) => !look.medium)]) {
      const isAccepted = isDrawnAsAccepted(one, drawnOf(document, one));
      // A state that nothing on the page can be in has no picture.
      const isWithout = isAccepted === undefined && one.look.state !== undefined && !(await this.hasState(one.look.state));
      if (!isAccepted && !isWithout) return false;
    }
    return true;
  }

  private hasState(state: State): Promise<boolean> {
    return this.camera.page.evaluate((given) => {
      const count = window.pictures.force(given);
      window.pictures.release();
      return count > 0;
    }, state);
  }

  private noteAccepted(other: Picture, document: string) {
    const drawn = drawnOf(document, other);
    if (this.shooting.isDrawnAsAccepted?.(other, drawn)) this.others.push({ picture: other, drawn });
  }

  private async capture(document: string): Promise<Seen> {
    const { picture } = this;
    const drawn = drawnOf(document, picture);
    if (picture.isUnseen) return { drawn };
    this.place = await this.ledger.spent.on('shoot', this.camera.frame(picture));
    const seen = await this.ledger.spent.on('shoot', this.take(picture, this.place, drawn));
    await this.noteRules();
    return seen;
  }

  private async take(picture: Picture, place: Place, drawn: string): Promise<Seen & { png: Buffer }> {
    const { page, protocol } = this.camera;
    const png = await this.camera.shoot(place);
    const { examine } = this.shooting;
    if (!examine) return { drawn, png };
    const seen = { drawn, png, spoken: await this.ledger.spent.on('read aloud', spokenText(protocol, picture.frame)) };
    await examine(picture, seen, (...asked) => page.evaluate((given) => window.pictures.inspect(...given), [...asked, place] as const));
    return seen;
  }

  /** The same in another theme, state or medium. A state that nothing on the page can come into has no picture. */
  private async captureOther(other: Picture, before: string): Promise<void> {
    const { look } = other;
    const end = await wear(this.camera.page, this.camera.protocol, look);
    if (!end) return;
    await this.camera.settle(other.busy);
    // The console may show something else on paper and in forced colours, as themes and states do not.
    const drawn = drawnOf(look.medium ? await this.documentDigest(other) : before, other);
    if (look.medium && this.shooting.isDrawnAsAccepted?.(other, drawn)) this.others.push({ picture: other, drawn });
    else {
      // Paper has no room beside its text, and shows all of what scrolls on a screen.
      const place = look.medium === 'print' ? await this.camera.frame(other) : (this.place ??= await this.camera.frame(this.picture));
      this.others.push({ picture: other, ...(await this.take(other, place, drawn)) });
      if (look.state) await this.noteRules();
    }
    await end();
  }

  /** A play function asks for a picture of what it shows on its way: `moment('asks')`. */
  async takeMoment(name: string): Promise<void> {
    const { as: _, ...own } = this.picture;
    if (!own.hasMoments) return;
    const variant = `${own.variant}-${kebab(name)}`;
    const picture: Picture = { ...own, variant, path: pathOf(own.story, variant) };
    try {
      await this.camera.settle(own.busy);
      const drawn = drawnOf(await this.documentDigest(own), picture);
      if (this.shooting.isDrawnAsAccepted?.(picture, drawn)) this.others.push({ picture, drawn });
      else {
        this.others.push({ picture, ...(await this.take(picture, await this.camera.frame(own), drawn)) });
        await this.noteRules();
        await this.camera.resize(own.look.width, own.look.height);
      }
    } catch (error) {
      const troubles = error instanceof Trouble ? error.troubles : [String(error)];
      this.errors.push(...troubles.map((trouble) => `the moment “${name}”: ${trouble}`));
    }
  }

  private noteRules(): Promise<void> {
    return this.ledger.rules.note(this.camera.page, folderOf(this.picture.story.importPath));
  }
}
