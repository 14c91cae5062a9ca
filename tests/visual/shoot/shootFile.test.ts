import { expect, test } from 'vitest';
import type { Picture } from '../plan/picture.ts';
import { picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { Rules } from '../stage/rules.ts';
import { Spent } from '../stage/spent.ts';
import type { Shot } from '../stage/shot.ts';
import { shootFile, type StageOfFile } from './shootFile.ts';

const story = (exportName: string): StoryEntry => ({
  id: exportName,
  title: exportName,
  name: exportName,
  exportName,
  importPath: './design-system/a.stories.tsx',
  tags: ['component', 'play-fn'],
  isFirst: false,
});
const stories = ['One', 'Two', 'Three'].map(story);
const sound = Buffer.from('sound');

/** A page in which some stories show what others left, and some never what they should. */
function stageWith({
  visits,
  leaves = [],
  wrong = [],
  failing = [],
}: {
  visits: number;
  leaves?: string[];
  wrong?: string[];
  failing?: string[];
}) {
  const said: string[] = [];
  const stage: StageOfFile = {
    visits,
    ledger: { spent: new Spent(), rules: new Rules(), again: [] },
    facts: async (ids) => ids.map((id) => ({ id })),
    clear: async () => {
      said.push('clear');
      stage.visits = 0;
    },
    shoot: async ({ story: { exportName } }): Promise<Shot> => {
      said.push(exportName);
      const isUsed = stage.visits++ > 0;
      if (failing.includes(exportName) && isUsed) {
        // As the real one does: a page in which something failed is loaded anew.
        await stage.clear();
        return { others: [], troubles: ['no such button'] };
      }
      const isOdd = wrong.includes(exportName) || (leaves.includes(exportName) && isUsed);
      return { png: isOdd ? Buffer.from('odd') : sound, others: [], troubles: [] };
    },
  };
  return { stage, said };
}

async function run({ stage, said }: ReturnType<typeof stageWith>) {
  const taken: string[] = [];
  const kept: string[] = [];
  await shootFile(stage, stories, {
    planner: (one, facts): Picture[] => picturesOf(one, facts),
    onShot: (picture, { png, troubles }) => void taken.push(`${picture.story.exportName} ${troubles.join() || png}`),
    onTrouble: (_, trouble) => void taken.push(trouble),
    onAgain: async (picture, { png }) => void kept.push(`${picture.story.exportName} ${png}`),
    isAccepted: (_, { png, troubles }) => !troubles.length && png?.equals(sound) === true,
  });
  return { said, taken, kept, again: stage.ledger.again };
}

test('what is as it was accepted is looked at once, in the page as it stands', async () => {
  expect(await run(stageWith({ visits: 7 }))).toEqual({
    said: ['One', 'Two', 'Three'],
    taken: ['One sound', 'Two sound', 'Three sound'],
    kept: [],
    again: [],
  });
});

test('what others left is not held against a story, and what it looked like with that is kept', async () => {
  expect(await run(stageWith({ visits: 7, leaves: ['Two'] }))).toEqual({
    said: ['One', 'Two', 'clear', 'Two', 'Three'],
    taken: ['One sound', 'Two sound', 'Three sound'],
    kept: ['Two odd'],
    again: ['a/two.light (looked otherwise)'],
  });
});

test('nor is a failure in a page that others have used', async () => {
  expect(await run(stageWith({ visits: 7, failing: ['One'] }))).toEqual({
    said: ['One', 'clear', 'clear', 'One', 'Two', 'Three'],
    taken: ['One sound', 'Two sound', 'Three sound'],
    kept: ['One undefined'],
    again: ['a/one.light (no such button)'],
  });
});

test('what is wrong in a fresh page, too, is wrong, and a file is asked again once', async () => {
  expect(await run(stageWith({ visits: 7, wrong: ['One', 'Two', 'Three'] }))).toEqual({
    said: ['One', 'clear', 'One', 'Two', 'Three'],
    taken: ['One odd', 'Two odd', 'Three odd'],
    kept: ['One odd'],
    again: ['a/one.light (looked otherwise)'],
  });
});

test('in a fresh page the first look counts', async () => {
  expect((await run(stageWith({ visits: 0, wrong: ['One'] }))).said).toEqual(['One', 'Two', 'Three']);
});
