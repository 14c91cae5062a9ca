import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { folderOf } from '../plan/picture.ts';
import type { StoryEntry } from '../plan/story.ts';
import { Recorder, type Words } from '../ran/recorder.ts';
import { newLedger, type Ledger } from '../stage/shot.ts';
import { Stage } from '../stage/stage.ts';
import { shootFile, type FileShooting } from './shootFile.ts';

export interface AllShooting extends FileShooting {
  browser: Browser;
  url: string;
  stories: StoryEntry[];
  /** Pages at the same time: as many as cores. One more took 6 % longer: pages hardly wait, and take the processor from each other. */
  pages?: number;
  /** Shared words to look for. With these it is recorded what runs. */
  words?: Words;
}

export interface Outcome extends Ledger {
  /** What ran and was shown, by the folder of each file of stories. */
  ran: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What a page keeps of its stories makes it slow after some hundreds of them. A page that is loaded anew is slow at first: it compiles all and counts the demo world again. */
const visitsOfAPage = 100;

/**
 * Shoots stories with a few pages at a time, and says where the time went and which rules about states were shown. Stories are switched in a page. One
 * that does not look as accepted in a page that has shown others may show what those left: then the page is loaded anew, and what it shows there counts.
 */
export async function shoot({ browser, url, pages = availableParallelism(), words, ...rest }: AllShooting): Promise<Outcome> {
  const ledger = newLedger();
  const ran = new Map<string, ReadonlySet<string>>();
  const files = byFile(rest.stories);
  const next = () => files.shift();
  const work = async () => {
    const stage = await Stage.open(browser, url, ledger);
    const record = async () => {
      const recorder = words && (await Recorder.start(stage.session, url, words));
      stage.onLeave = recorder && (() => recorder.leave());
      return recorder;
    };
    let recorder = await record();
    for (let file = next(); file; file = next()) {
      if (stage.visits >= visitsOfAPage) await stage.clear();
      const { session } = stage;
      await shootFile(stage, file, rest);
      const [{ importPath } = { importPath: '' }] = file;
      const names = session === stage.session ? await recorder?.take() : undefined;
      if (names) ran.set(folderOf(importPath), names);
      // A page that a story has hung was replaced.
      if (session !== stage.session) recorder = await record();
    }
    await stage.close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, work));
  return { ...ledger, ran };
}

// The longest first, so that the pages end at about the same time.
function byFile(stories: StoryEntry[]): StoryEntry[][] {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  return [...files.values()].sort((a, b) => b.length - a.length);
}
