import { causeOf, type Cause, type Changes } from '../cause/cause.ts';
import type { ChangedToken } from '../cause/tokens.ts';
import { isPictureChosen, stemOf, subjectOf, type Word } from '../plan/filter.ts';
import { pathOf, type Picture, type Theme } from '../plan/picture.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Visit } from '../shoot/shootFile.ts';
import type { Shot } from '../stage/stage.ts';
import type { Side } from './folders.ts';
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
  save: (side: Side, path: string, png: Buffer) => Promise<void>;
}

/** Compares each shot with its accepted picture and gathers what has to be reviewed. */
export class Gate {
  readonly planned: Picture[] = [];
  readonly findings: Finding[] = [];
  readonly causes = new Map<string, Cause>();
  same = 0;

  constructor(private readonly around: Surroundings) {}

  /** Whether a visit has no trouble, and nothing that was accepted looks otherwise in it. */
  async isAccepted(picture: Picture, { png, others, troubles }: Shot): Promise<boolean> {
    if (troubles.length) return false;
    const shots = png ? [{ picture, png }, ...others] : others;
    for (const one of shots) {
      const { path } = one.picture;
      if (this.around.accepted.has(path) && (await changesOf(await this.around.baselineOf(path), one.png))) return false;
    }
    return true;
  }

  async take(picture: Picture, { png, troubles }: Omit<Shot, 'others'>, visit: Visit): Promise<void> {
    if (!isPictureChosen(this.around.words, subjectOf(picture.story), picture.variant)) return;
    if (picture.isUnseen && !troubles.length) return;
    this.planned.push(picture);
    if (!png || troubles.length) this.fail(picture, troubles);
    else if (await isBlank(png)) this.fail(picture, ['shows nothing: the picture is of one single colour']);
    else if (this.around.accepted.has(picture.path)) await this.compare(picture, png, visit);
    else await this.meet(picture, png, visit);
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

  private async compare(picture: Picture, png: Buffer, { inspect }: Visit) {
    const { path, look } = picture;
    const before = await this.around.baselineOf(path);
    const changes = await changesOf(before, png);
    if (!changes) {
      this.same++;
      return;
    }
    const { cause, boxes } = await causeOf(changes, await this.around.changedTokens(path, look.theme), inspect);
    this.causes.set(path, cause);
    await this.saveAll(path, png, changes);
    const accepted = this.around.acceptances.get(path);
    this.findings.push(findingOf(picture, { status: 'changed', ...figuresOf(changes), boxes, ...(accepted && { accepted }) }));
  }

  /** A new picture is shot twice: once accepted, one that is another every time would fail whoever comes next. */
  private async meet(picture: Picture, png: Buffer, { again }: Visit) {
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
    const { cause, boxes } = await causeOf(changes, [], async () => ({ uses: {} }));
    await this.saveAll(picture.path, second.png, changes);
    const trouble = `differs from itself when it is rendered once more: ${changes.difference.changed} pixels in ${cause.patch.width} × ${cause.patch.height} px at ${boxes[0]?.left}, ${boxes[0]?.top}`;
    this.findings.push(findingOf(picture, { status: 'failed', troubles: [trouble], ...figuresOf(changes), boxes }));
  }

  private async saveAll(path: string, after: Buffer, changes: Changes) {
    const { save } = this.around;
    const [before, difference] = await Promise.all([encode(changes.before), shown(changes)]);
    await Promise.all([save('before', path, before), save('after', path, after), save('difference', path, difference)]);
  }
}

const figuresOf = (changes: Changes) => ({ changed: changes.difference.changed, share: shareOf(changes) });
