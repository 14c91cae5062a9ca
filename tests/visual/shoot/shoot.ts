import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { StoryEntry } from '../plan/story.ts';
import { newLedger, type Ledger } from '../stage/shot.ts';
import { Stage } from '../stage/stage.ts';
import { shootFile, type FileShooting } from './shootFile.ts';

export interface AllShooting extends FileShooting {
  browser: Browser;
  url: string;
  stories: StoryEntry[];
  /** Pages at the same time: as many as cores. One more took 6 % longer: pages hardly wait, and take the processor from each other. */
  pages?: number;
}

/** What a page keeps of its stories makes it slow after some hundreds of them. A page that is loaded anew is slow at first: it compiles all and counts the demo world again. */
const visitsOfAPage = 100;

/**
 * Shoots stories with a few pages at a time, and says where the time went and which rules about states were shown. Stories are switched in a page. One
 * that does not look as accepted in a page that has shown others may show what those left: then the page is loaded anew, and what it shows there counts.
 */
export async function shoot({ browser, url, pages = availableParallelism(), ...rest }: AllShooting): Promise<Ledger> {
  const ledger = newLedger();
  const files = byFile(rest.stories);
  const next = () => files.shift();
  const work = async () => {
    const stage = await Stage.open(browser, url, ledger);
    for (let file = next(); file; file = next()) {
      if (stage.visits >= visitsOfAPage) await stage.clear();
      await shootFile(stage, file, rest);
    }
    await stage.close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, work));
  return ledger;
}

// The longest first, so that the pages end at about the same time.
function byFile(stories: StoryEntry[]): StoryEntry[][] {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  return [...files.values()].sort((a, b) => b.length - a.length);
}
