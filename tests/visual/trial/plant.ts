import { join } from 'node:path';
import type { Browser } from 'playwright';
import { judge } from '../compare/verdict.ts';
import { stemOf } from '../plan/filter.ts';
import type { Picture } from '../plan/picture.ts';
import { picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { bundle } from '../stage/bundle.ts';
import type { Change, Shot } from '../stage/shot.ts';
import { Stage } from '../stage/stage.ts';
import type { Fault } from './faults.ts';
import { randomOf } from './random.ts';

export interface Outcome extends Fault {
  path: string;
  /** The place that the seed chose. */
  place: string;
  changed: number;
  /** `unseen`: the whole page is the same too, so there was nothing to catch. */
  verdict: 'caught' | 'missed' | 'unseen' | 'no such story' | 'no such place' | 'failed';
  trouble?: string;
  /** The accepted picture, the faulty one and their difference, for who wants to see. */
  pictures?: { before: Buffer; after: Buffer; difference: Buffer };
}

interface Field {
  browser: Browser;
  url: string;
  stories: StoryEntry[];
  seed: number;
}

/** Plants every fault in its story and asks the gate. The page is loaded anew after each, because some change the document. */
export async function plantAll({ browser, url, stories, seed }: Field, faults: Fault[]): Promise<Outcome[]> {
  const script = await bundle(join(import.meta.dirname, 'in-page/index.ts'));
  const waiting = [...faults.entries()];
  const outcomes: Outcome[] = [];
  const work = async () => {
    const stage = await Stage.open(browser, url);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, fault] = next;
      outcomes[index] = await plantOne(stage, stories, fault, { script, share: randomOf(seed, index, fault.kind, fault.story)() });
      await stage.clear();
    }
    await stage.close();
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

interface Tool {
  script: string;
  share: number;
}

async function plantOne(stage: Stage, stories: StoryEntry[], fault: Fault, { script, share }: Tool): Promise<Outcome> {
  const { kind, on = '*', detail = '' } = fault;
  const variant = fault.variant ?? 'light';
  const path = `${fault.story}.${variant}`;
  const outcome = { ...fault, path, place: '', changed: 0 };
  const picture = await aimAt(stage, stories, path);
  if (!picture) return { ...outcome, verdict: 'no such story' };

  const sound = await shoot(stage, picture);
  const soundPage = await stage.wholePage();
  let place: string | undefined;
  const faulty = await shoot(stage, picture, async (page) => {
    await page.addScriptTag({ content: script });
    place = await page.evaluate((given) => window.plantFault(...given), [kind, on, detail, share] as const);
  });
  const faultyPage = await stage.wholePage();
  const failed = (troubles: string[]) => ({ ...outcome, place: place ?? '', trouble: troubles.join(' ').slice(0, 200) });
  if (!sound.png || sound.troubles.length) return { ...failed(sound.troubles), verdict: 'failed' };
  if (!place) return { ...outcome, verdict: 'no such place' };
  // A page that can be scrolled sideways has no picture: the gate fails it.
  if (faulty.troubles.length) return { ...failed(faulty.troubles), verdict: 'caught' };
  if (!faulty.png) return { ...outcome, place, verdict: 'failed' };

  const verdict = await judge(sound.png, faulty.png);
  // An equal digest would have kept the picture from being shot.
  if (verdict.status === 'changed' && sound.drawn === faulty.drawn)
    return { ...failed(['has the digest of the sound page']), verdict: 'missed' };
  if (verdict.status === 'same') {
    // What only another state shows is on no picture of the page.
    const isUnseen = !hasOwnState(picture) && (await judge(soundPage, faultyPage)).status === 'same';
    return { ...outcome, place, verdict: isUnseen ? 'unseen' : 'missed' };
  }
  const pictures = { before: sound.png, after: faulty.png, difference: verdict.difference };
  return { ...outcome, place, changed: verdict.changed, verdict: 'caught', pictures };
}

const hasOwnState = ({ look }: Picture) => look.state !== undefined || look.medium !== undefined;

/** As in the gate, another state or medium is shot after the usual look. */
async function shoot(stage: Stage, picture: Picture, change?: Change): Promise<Pick<Shot, 'png' | 'drawn' | 'troubles'>> {
  if (!hasOwnState(picture)) return stage.shoot(picture, change && { change });
  const { state: _, medium: __, ...look } = picture.look;
  const { others, troubles } = await stage.shoot({ ...picture, look, others: [picture] }, change && { change });
  return { ...others[0], troubles };
}

async function aimAt(stage: Stage, stories: StoryEntry[], path: string): Promise<Picture | undefined> {
  const story = stories.find((one) => path.startsWith(`${stemOf(one)}.`));
  if (!story) return undefined;
  const [facts] = await stage.facts([story.id]);
  return facts && picturesOf(story, facts).find((picture) => picture.path === path);
}
