import { causeOf, type Cause, type Changes, type Inspect } from '../cause/cause.ts';
import type { ChangedToken } from '../cause/tokens.ts';
import { isPictureChosen, stemOf, subjectOf, type Word } from '../plan/filter.ts';
import { pathOf, type Picture, type Theme } from '../plan/picture.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Again } from '../shoot/shootFile.ts';
import type { Shot } from '../stage/stage.ts';
import type { Side } from './folders.ts';
import type { Box } from '../image/difference.ts';
import { encode, isBlank } from '../image/image.ts';
import { findingOf, type Acceptance, type Finding } from './record.ts';
import { changesOf, shareOf, shown } from './verdict.ts';

interface Surroundings {
  /** The paths of all accepted pictures. */
  accepted: ReadonlySet<string>;
  words: Word[];
  acceptances: ReadonlyMap<string, Acceptance>;
  changedTokens: (path: string, theme: Theme) => Promise<ChangedToken[]>;
  baselineOf: (path: string) => Promise<Buffer>;
  /** What was shot of a picture in this run, where it is not as accepted. */
  shotOf: (path: string) => Promise<Buffer>;
  save: Save;
  /** Keeps what looked otherwise at first and was judged again. */
  keep: Save;
}

type Save = (side: Side, path: string, png: Buffer) => Promise<void>;

interface Deviation {
  changes: Changes;
  cause: Cause;
  boxes: Box[];
}

/** Compares each shot with its accepted picture and gathers what has to be reviewed. */
export class Gate {
  readonly planned: Picture[] = [];
  readonly findings: Finding[] = [];
  readonly causes = new Map<string, Cause>();
  same = 0;
  /** What was found of each capture while its page stood: nothing where it is as accepted. */
  private readonly examined = new WeakMap<Buffer, Deviation | null>();
  /** What must look like another picture, which may be shot later and have changed. */
  private readonly alike: { picture: Picture; as: string; png: Buffer }[] = [];

  constructor(private readonly around: Surroundings) {}

  /** Holds a capture against what was accepted. A moment or a state is over when the visit ends: the page can say now why it looks otherwise. */
  async examine({ path, as, look }: Picture, png: Buffer, inspect: Inspect): Promise<void> {
    const of = as ?? path;
    if (!this.around.accepted.has(of)) return;
    const changes = await changesOf(await this.around.baselineOf(of), png);
    const tokens = changes ? await this.around.changedTokens(of, look.theme) : [];
    this.examined.set(png, changes ? { changes, ...(await causeOf(changes, tokens, inspect)) } : null);
  }

  /** Whether a visit has no trouble, and nothing that was accepted looks otherwise in it. */
  isAccepted({ png, others, troubles }: Shot): boolean {
    return !troubles.length && [png, ...others.map((other) => other.png)].every((one) => !one || !this.examined.get(one));
  }

  /** What looked otherwise at times is to be looked for: its pictures stay, also where it is as accepted the second time. */
  async keep(picture: Picture, { png, others }: Pick<Shot, 'png' | 'others'>): Promise<void> {
    for (const one of [{ picture, png }, ...others]) {
      const deviation = one.png && this.examined.get(one.png);
      if (one.png && deviation) await saveAll(this.around.keep, one.picture.path, one.png, deviation.changes);
    }
  }

  async take(picture: Picture, { png, troubles }: Omit<Shot, 'others'>, again: Again): Promise<void> {
    if (!isPictureChosen(this.around.words, subjectOf(picture.story), picture.variant)) return;
    if (picture.isUnseen && !troubles.length) return;
    this.planned.push(picture);
    if (!png || troubles.length) this.fail(picture, troubles);
    else if (await isBlank(png)) this.fail(picture, ['shows nothing: the picture is of one single colour']);
    else if (picture.as !== undefined) this.alike.push({ picture, as: picture.as, png });
    else if (this.around.accepted.has(picture.path)) await this.compare(picture, png);
    else await this.meet(picture, png, again);
  }

  /** Once all is shot: what must look like another picture is held against what that one looks like now. */
  async end(): Promise<void> {
    for (const { picture, as, png } of this.alike) {
      const isOther = this.findings.some(({ path, status }) => path === as && (status === 'changed' || status === 'new'));
      if (!isOther && !this.around.accepted.has(as)) {
        this.fail(picture, [`is to look like ${as}, of which there is no picture`]);
        continue;
      }
      const changes = await changesOf(await (isOther ? this.around.shotOf(as) : this.around.baselineOf(as)), png);
      if (changes) await this.failWith(picture, png, changes, `is to look like ${as} and does not`);
      else this.same++;
    }
  }

  /** A story that cannot be read: its pictures are unknown, so all accepted ones stay until it can. */
  refuse(story: StoryEntry, trouble: string) {
    const own = [...this.around.accepted].filter((path) => path.startsWith(`${stemOf(story)}.`));
    const { id: storyId, title, name, importPath } = story;
    for (const path of own.length ? own : [pathOf(story, 'unread')])
      this.findings.push({ path, status: 'failed', variant: '', storyId, title, name, importPath, troubles: [trouble] });
  }

  private fail(picture: Picture, troubles: string[]) {
    this.findings.push(findingOf(picture, { status: 'failed', troubles }));
  }

  private async compare(picture: Picture, png: Buffer) {
    const { path } = picture;
    const deviation = this.examined.get(png);
    if (deviation === undefined) throw new Error(`${path} was never held against what was accepted of it`);
    if (!deviation) {
      this.same++;
      return;
    }
    const { changes, cause, boxes } = deviation;
    this.causes.set(path, cause);
    await saveAll(this.around.save, path, png, changes);
    const accepted = this.around.acceptances.get(path);
    this.findings.push(findingOf(picture, { status: 'changed', ...figuresOf(changes), boxes, ...(accepted && { accepted }) }));
  }

  /** A new picture is shot twice: once accepted, one that is another every time would fail whoever comes next. */
  private async meet(picture: Picture, png: Buffer, again: Again) {
    const second = await again(picture);
    if (!second.png || second.troubles.length) {
      this.fail(picture, ['fails when it is rendered once more', ...second.troubles]);
      return;
    }
    const changes = await changesOf(png, second.png);
    if (!changes) {
      await this.around.save('after', picture.path, png);
      this.findings.push(findingOf(picture, { status: 'new' }));
      return;
    }
    await this.failWith(picture, second.png, changes, 'differs from itself when it is rendered once more');
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

async function saveAll(save: Save, path: string, after: Buffer, changes: Changes) {
  const [before, difference] = await Promise.all([encode(changes.before), shown(changes)]);
  await Promise.all([save('before', path, before), save('after', path, after), save('difference', path, difference)]);
}

const figuresOf = (changes: Changes) => ({ changed: changes.difference.changed, share: shareOf(changes) });
