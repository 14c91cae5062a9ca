import { causeOf, type Cause, type Changes, type Inspect } from '../cause/cause.ts';
import type { ChangedToken } from '../cause/tokens.ts';
import { none, type Line, type Lines } from '../accepted/lines.ts';
import { digestOf, pixelsDigest } from '../image/digest.ts';
import { isPictureChosen, stemOf, subjectOf, type Word } from '../plan/filter.ts';
import { pathOf, type Picture, type Theme } from '../plan/picture.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Again } from '../shoot/shootFile.ts';
import type { Seen, Shot } from '../stage/shot.ts';
import type { Side } from './folders.ts';
import type { Box } from '../image/difference.ts';
import { decode, encode, isBlank, type Pixels } from '../image/image.ts';
import { findingOf, type Acceptance, type Finding } from './record.ts';
import { spokenChanges } from './speech.ts';
import { changesBetween, shareOf, shown } from './verdict.ts';

interface Surroundings {
  accepted: Lines;
  words: Word[];
  acceptanceOf: (path: string) => Promise<Acceptance | undefined>;
  changedTokens: (path: string, theme: Theme) => Promise<ChangedToken[]>;
  store: Store;
  save: Save;
  /** Keeps the pictures of a first visit that was repeated. */
  keep: Save;
}

/** Pictures and speech by their digest. */
export interface Store {
  picture: (digest: string) => Promise<Buffer | undefined>;
  speech: (digest: string) => Promise<string | undefined>;
  keep: (line: Line, png: Buffer, spoken: string) => Promise<void>;
}

type Save = (side: Side, path: string, png: Buffer) => Promise<void>;

interface Examined {
  line: Line;
  isSame: boolean;
  /** How the pixels differ, where the accepted picture is in the store. */
  deviation?: Deviation;
}

interface Deviation {
  changes: Changes;
  cause: Cause;
  boxes: Box[];
}

/** Compares what was seen of each picture with what was accepted, and collects what has to be reviewed. */
export class Gate {
  readonly planned: Picture[] = [];
  readonly findings: Finding[] = [];
  readonly causes = new Map<string, Cause>();
  /** Lines whose document is another one while pixels and speech are equal: they need no review. */
  readonly redrawn: Lines = new Map();
  /** Visits of stories without pictures. */
  readonly unseen: Picture[] = [];
  same = 0;
  /** How many were shot. */
  shot = 0;
  private readonly examined = new WeakMap<Buffer, Examined>();
  /** Pictures that must look like another one, which may be seen later and have changed. */
  private readonly alike: { picture: Picture; as: string; line: Line; png?: Buffer }[] = [];
  private readonly changed: Lines = new Map();

  constructor(private readonly around: Surroundings) {}

  /** Whether a picture is drawn as it was accepted; undefined where none of its name was. */
  isDrawnAsAccepted({ path, isUnseen = false }: Picture, drawn: string): boolean | undefined {
    const line = isUnseen ? this.around.accepted.get(path) : this.acceptedPicture(path);
    return line && line.drawn === drawn;
  }

  /** A story may have been accepted without a picture. */
  private acceptedPicture(path: string): Line | undefined {
    const line = this.around.accepted.get(path);
    return line?.pixels === none ? undefined : line;
  }

  /** Compares a capture with what was accepted. A moment or a state ends with the visit: only now can the page say why it looks different. */
  async examine({ path, look }: Picture, { png, drawn, spoken = '' }: Seen & { png: Buffer }, inspect: Inspect): Promise<void> {
    const pixels = await decode(png);
    const line = { pixels: pixelsDigest(pixels), spoken: digestOf(spoken), drawn };
    const accepted = this.acceptedPicture(path);
    const isSame = accepted?.pixels === line.pixels && accepted.spoken === line.spoken;
    await this.around.store.keep(line, png, spoken);
    const changes = accepted && accepted.pixels !== line.pixels ? await this.changesSince(accepted.pixels, pixels) : undefined;
    const tokens = changes ? await this.around.changedTokens(path, look.theme) : [];
    this.examined.set(png, { line, isSame, ...(changes && { deviation: { changes, ...(await causeOf(changes, tokens, inspect)) } }) });
  }

  private async changesSince(accepted: string, pixels: Pixels): Promise<Changes | undefined> {
    const before = await this.around.store.picture(accepted);
    return before && changesBetween(await decode(before), pixels);
  }

  /** Whether a visit has no trouble, and everything that was accepted of it looks and sounds the same. */
  isAccepted(picture: Picture, { png, others, troubles }: Shot): boolean {
    const isSame = (path: string, one?: Buffer) => !one || !this.acceptedPicture(path) || this.examined.get(one)?.isSame === true;
    return !troubles.length && isSame(picture.path, png) && others.every((other) => isSame(other.picture.path, other.png));
  }

  /** A visit that is repeated may show something that happens at times: its pictures stay, also where the second visit is as accepted. */
  async keep(picture: Picture, { png, others }: Pick<Shot, 'png' | 'others'>): Promise<void> {
    for (const { picture: one, png: shot } of [{ picture, png }, ...others]) {
      const deviation = shot && this.examined.get(shot)?.deviation;
      if (shot && deviation) await saveAll(this.around.keep, one.path, shot, deviation.changes);
    }
  }

  async take(picture: Picture, { png, drawn, troubles }: Omit<Shot, 'others'>, again: Again): Promise<void> {
    if (!isPictureChosen(this.around.words, subjectOf(picture.story), picture.variant)) return;
    if (picture.isUnseen && !troubles.length && drawn) return this.takeUnseen(picture, drawn);
    this.planned.push(picture);
    if (png) this.shot++;
    const accepted = this.acceptedPicture(picture.path);
    const examined = png && this.examined.get(png);
    if (png && !examined && !troubles.length) throw new Error(`${picture.path} was never compared with what was accepted of it`);
    const line = examined?.line ?? accepted;
    if (!line || troubles.length) this.fail(picture, troubles);
    else if (png && (await isBlank(png))) this.fail(picture, ['shows nothing: the picture is of one single colour']);
    else if (picture.as !== undefined) this.alike.push({ picture, as: picture.as, line, ...(png && { png }) });
    else if (!png || !examined) this.same++;
    else if (accepted) await this.compare(picture, png, examined, accepted);
    else await this.meet(picture, png, line, again);
  }

  /** Of a story without pictures only its document counts, which says whether axe has to judge it again. */
  private takeUnseen(picture: Picture, drawn: string) {
    const { path } = picture;
    // An accepted picture is taken away by a person.
    if (this.acceptedPicture(path)) return;
    this.unseen.push(picture);
    if (this.around.accepted.get(path)?.drawn !== drawn) this.redrawn.set(path, { pixels: none, spoken: none, drawn });
  }

  /** Once all is seen: what must look like another picture is compared with what that one looks like now. */
  async end(): Promise<void> {
    for (const { picture, as, line, png } of this.alike) {
      const other = this.changed.get(as) ?? this.acceptedPicture(as);
      if (!other) this.fail(picture, [`is to look like ${as}, of which there is no picture`]);
      else if (other.pixels === line.pixels) this.pass(picture.path, line);
      else {
        const before = await this.around.store.picture(other.pixels);
        const changes = before && png && changesBetween(await decode(before), await decode(png));
        const trouble = `is to look like ${as} and does not`;
        if (changes && png) await this.failWith(picture, png, changes, trouble);
        else this.fail(picture, [trouble]);
      }
    }
  }

  private pass(path: string, line: Line) {
    this.same++;
    const accepted = this.around.accepted.get(path);
    if (accepted?.drawn !== line.drawn || accepted.pixels !== line.pixels || accepted.spoken !== line.spoken) this.redrawn.set(path, line);
  }

  /** A story that cannot be read: its pictures are unknown, so all accepted ones stay until it can. */
  refuse(story: StoryEntry, trouble: string) {
    const own = [...this.around.accepted.keys()].filter((path) => path.startsWith(`${stemOf(story)}.`));
    const { id: storyId, title, name, importPath } = story;
    for (const path of own.length ? own : [pathOf(story, 'unread')])
      this.findings.push({ path, status: 'failed', variant: '', storyId, title, name, importPath, troubles: [trouble] });
  }

  private fail(picture: Picture, troubles: string[]) {
    this.findings.push(findingOf(picture, { status: 'failed', troubles }));
  }

  private async compare(picture: Picture, png: Buffer, { line, isSame, deviation }: Examined, before: Line) {
    const { path } = picture;
    if (isSame) return this.pass(path, line);
    const { store, save, acceptanceOf } = this.around;
    const accepted = await acceptanceOf(path);
    const spokenChange = before.spoken === line.spoken ? undefined : await spokenChanges(store, before.spoken, line.spoken);
    this.changed.set(path, line);
    if (deviation) {
      this.causes.set(path, deviation.cause);
      await saveAll(save, path, png, deviation.changes);
    } else await save('after', path, png);
    this.findings.push(
      findingOf(picture, {
        status: 'changed',
        line,
        ...(before.pixels !== line.pixels && { before: before.pixels }),
        ...(deviation && { ...figuresOf(deviation.changes), boxes: deviation.boxes, from: 'store' }),
        ...(spokenChange && { spokenChange }),
        ...(accepted && { accepted }),
      }),
    );
    return undefined;
  }

  /** A new picture is shot twice: once accepted, one that is different every time would fail whoever comes next. */
  private async meet(picture: Picture, png: Buffer, line: Line, again: Again) {
    const second = await again(picture);
    if (!second.png || second.troubles.length) return this.fail(picture, ['fails when it is rendered once more', ...second.troubles]);
    const changes = changesBetween(await decode(png), await decode(second.png));
    if (changes) return this.failWith(picture, second.png, changes, 'differs from itself when it is rendered once more');
    this.changed.set(picture.path, line);
    await this.around.save('after', picture.path, png);
    this.findings.push(findingOf(picture, { status: 'new', line }));
    return undefined;
  }

  /** Fails with both pictures and where they differ. */
  private async failWith(picture: Picture, after: Buffer, changes: Changes, what: string) {
    const { cause, boxes } = await causeOf(changes, [], async () => ({ uses: {} }));
    await saveAll(this.around.save, picture.path, after, changes);
    const { width, height } = cause.patch;
    const trouble = `${what}: ${changes.difference.changed} pixels in ${width} × ${height} px at ${boxes[0]?.left}, ${boxes[0]?.top}`;
    this.findings.push(findingOf(picture, { status: 'failed', troubles: [trouble], ...figuresOf(changes), boxes }));
  }
}

export async function saveAll(save: Save, path: string, after: Buffer, changes: Changes) {
  const [before, difference] = await Promise.all([encode(changes.before), shown(changes)]);
  await Promise.all([save('before', path, before), save('after', path, after), save('difference', path, difference)]);
}

export const figuresOf = (changes: Changes) => ({ changed: changes.difference.changed, share: shareOf(changes) });
