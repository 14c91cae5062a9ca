import type { Browser } from 'playwright';
import { judge } from '../compare/verdict.ts';
import type { Picture } from '../plan/picture.ts';
import type { StoryEntry } from '../plan/story.ts';
import { shoot } from '../shoot/shoot.ts';
import { shuffled } from './random.ts';

export interface Repetition {
  pictures: number;
  seconds: number;
  /** Pictures that are not as in the first pass. */
  differing: { path: string; changed: number; before: Buffer; after: Buffer; difference: Buffer }[];
  failing: string[];
}

interface Pass {
  browser: Browser;
  url: string;
  stories: StoryEntry[];
}

/** Shoots the same stories several times: forward, backward and shuffled, so that what a story leaves behind would show in the next. */
export async function repeat({ browser, url, stories }: Pass, random: () => number): Promise<Repetition[]> {
  const first = new Map<string, Buffer>();
  const orders = [
    (pictures: Picture[]) => pictures,
    (pictures: Picture[]) => pictures.toReversed(),
    (pictures: Picture[]) => shuffled(pictures, random),
  ];
  const passes: Repetition[] = [];
  for (const order of orders) {
    const pass: Repetition = { pictures: 0, seconds: 0, differing: [], failing: [] };
    const started = performance.now();
    await shoot({
      browser,
      url,
      stories,
      order,
      onShot: async (picture, { png, troubles }) => {
        pass.pictures++;
        if (!png || troubles.length) return void pass.failing.push(picture.path);
        const before = first.get(picture.path);
        if (!before) return void first.set(picture.path, png);
        const verdict = await judge(before, png);
        if (verdict.status === 'changed') pass.differing.push({ ...verdict, path: picture.path, before, after: png });
        return undefined;
      },
      onTrouble: (story) => pass.failing.push(story.id),
    });
    passes.push({ ...pass, seconds: (performance.now() - started) / 1000 });
    console.log(`pass ${passes.length}: ${pass.pictures} pictures, ${pass.differing.length} differ, ${pass.failing.length} fail`);
  }
  return passes;
}
