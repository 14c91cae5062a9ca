import { describe, expect, test } from 'vitest';
import { wordsIn } from '../plan/filter.ts';
import type { Picture } from '../plan/picture.ts';
import { picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Again } from '../shoot/shootFile.ts';
import { Gate } from './gate.ts';
import { painted, type Boxes } from '../image/paint.ts';
import { encode } from '../image/image.ts';

const story: StoryEntry = {
  id: 'fields-switch--on',
  title: 'Fields/Switch 开关',
  name: 'On',
  importPath: './design-system/fields/switch/Switch.stories.tsx',
  exportName: 'On',
  tags: ['component'],
  isFirst: true,
};
const [light, dark] = picturesOf(story, { id: story.id });
if (!light || !dark) throw new Error('A component has a picture in each theme');
const png = (...boxes: Boxes) => encode(painted(40, 20, ...boxes));
const shown = await png([4, 4, 20, 10, '#24221d']);
const other = await png([4, 4, 21, 10, '#24221d']);

const shotAgain =
  (image: Buffer): Again =>
  async () => ({ png: image, others: [], troubles: [] });
const never: Again = () => Promise.reject(new Error('A second shot is not needed'));
const knowsNothing = async () => ({ uses: {} });

function gateOf(accepted: Record<string, Buffer> = {}, filter = '') {
  const saved: string[] = [];
  const kept: string[] = [];
  const shots = new Map<string, Buffer>();
  const gate = new Gate({
    accepted: new Set(Object.keys(accepted)),
    words: wordsIn(filter),
    acceptances: new Map(),
    changedTokens: async () => [],
    baselineOf: async (path) => accepted[path] ?? Buffer.alloc(0),
    shotOf: async (path) => shots.get(path) ?? Buffer.alloc(0),
    save: async (side, path, image) => {
      saved.push(`${side} ${path}`);
      if (side === 'after') shots.set(path, image);
    },
    keep: async (side, path) => void kept.push(`${side} ${path}`),
  });
  /** As a visit does: a capture is examined while the page stands, and taken when the visit is over. */
  const take = async (picture: Picture, image: Buffer, again: Again) => {
    const png = Buffer.from(image);
    await gate.examine(picture, png, knowsNothing);
    await gate.take(picture, { png, troubles: [] }, again);
  };
  const isAccepted = async (shots: [Picture, Buffer][], troubles: string[] = []) => {
    const others = shots.map(([picture, image]) => ({ picture, png: Buffer.from(image) }));
    for (const other of others) await gate.examine(other.picture, other.png, knowsNothing);
    return gate.isAccepted({ others, troubles });
  };
  const keep = async (first: [Picture, Buffer], ...others: [Picture, Buffer][]) => {
    for (const [picture, png] of [first, ...others]) await gate.examine(picture, png, knowsNothing);
    await gate.keep(first[0], { png: first[1], others: others.map(([picture, png]) => ({ picture, png })) });
  };
  return { gate, saved, kept, take, isAccepted, keep };
}

test('a new picture counts when the story shows the same once more', async () => {
  const { gate, saved, take } = gateOf();
  await take(light, shown, shotAgain(shown));
  expect(gate.findings).toMatchObject([{ status: 'new' }]);
  expect(saved).toEqual([`after ${light.path}`]);
});

test('a new picture that is another one the second time is a failure, with both of them and where they differ', async () => {
  const { gate, saved, take } = gateOf();
  await take(light, shown, shotAgain(other));
  expect(gate.findings).toMatchObject([{ status: 'failed', changed: 10, boxes: [{ left: 24, top: 4, right: 25, bottom: 14 }] }]);
  expect(gate.findings[0]?.troubles?.[0]).toMatch(/^differs from itself .* 10 pixels in 1 × 10 px at 24, 4/);
  expect(saved.map((file) => file.split(' ')[0])).toEqual(['before', 'after', 'difference']);
  expect(gate.causes.size).toBe(0);
});

test('a new picture whose story fails the second time is a failure', async () => {
  const { gate, take } = gateOf();
  await take(light, shown, async () => ({ others: [], troubles: ['no such button'] }));
  expect(gate.findings).toMatchObject([{ status: 'failed', troubles: [expect.any(String), 'no such button'] }]);
});

test.each([
  ['new', {}],
  ['changed', { [light.path]: shown }],
  ['as it was accepted once', { [light.path]: await png() }],
])('a picture of one colour is a failure when it is %s', async (_, accepted) => {
  const { gate, take } = gateOf(accepted);
  await take(light, await png(), never);
  expect(gate.findings).toMatchObject([{ status: 'failed', troubles: [expect.stringContaining('shows nothing')] }]);
});

test('an accepted picture is shot once, whether it is the same or changed', async () => {
  const { gate, take } = gateOf({ [light.path]: shown, [dark.path]: shown });
  await take(light, shown, never);
  await take(dark, other, never);
  expect(gate.same).toBe(1);
  expect(gate.findings).toMatchObject([{ status: 'changed', path: dark.path, changed: 10 }]);
  expect([...gate.causes.keys()]).toEqual([dark.path]);
});

test('of a visit that is judged again, what looked otherwise is kept and nothing else', async () => {
  const { gate, saved, kept, keep } = gateOf({ [light.path]: shown, [dark.path]: shown });
  await keep([light, Buffer.from(shown)], [dark, Buffer.from(other)]);
  expect(kept.toSorted()).toEqual(['after', 'before', 'difference'].map((side) => `${side} ${dark.path}`));
  expect(saved).toEqual([]);
  expect(gate.findings).toEqual([]);
});

test('a visit came to what was accepted if nothing failed and nothing that was accepted looks otherwise', async () => {
  const { isAccepted } = gateOf({ [light.path]: shown, [dark.path]: shown });
  const asked = (png: Buffer, darkPng: Buffer, troubles: string[] = []) =>
    isAccepted(
      [
        [light, png],
        [dark, darkPng],
      ],
      troubles,
    );
  expect([await asked(shown, shown), await asked(other, shown), await asked(shown, other), await asked(shown, shown, ['axe'])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // What is new has its own second look.
  expect(
    await gateOf({ [light.path]: shown }).isAccepted([
      [light, shown],
      [dark, other],
    ]),
  ).toBe(true);
});

test('why a picture differs is asked while its page stands: a moment has gone when the visit ends', async () => {
  const asked: string[] = [];
  const { gate } = gateOf({ [light.path]: shown });
  const png = Buffer.from(other);
  await gate.examine(light, png, async () => {
    asked.push('while it stands');
    return { uses: {}, element: { part: 'div.toast', label: '<div>' } };
  });
  asked.push('the visit ends');
  await gate.take(light, { png, troubles: [] }, never);
  expect(asked).toEqual(['while it stands', 'the visit ends']);
  expect(gate.causes.get(light.path)?.element?.part).toBe('div.toast');
});

test('a capture that was never held against what was accepted does not pass', async () => {
  const { gate } = gateOf({ [light.path]: shown });
  await expect(gate.take(light, { png: shown, troubles: [] }, never)).rejects.toThrow(/never held against/);
  expect(gate.same).toBe(0);
});

test('only the pictures that the words mean are compared', async () => {
  const { gate, take } = gateOf({}, 'switch/on.dark');
  await take(light, shown, never);
  await take(dark, shown, shotAgain(shown));
  expect(gate.findings.map(({ path }) => path)).toEqual([dark.path]);
});

test('a story that cannot be read fails with all its accepted pictures, and with its own only', () => {
  const { gate } = gateOf({ [light.path]: shown, [dark.path]: shown, 'fields/switch/Switch/on-a-phone.light': shown });
  gate.refuse(story, 'no such file');
  expect(gate.findings.map(({ path, status }) => [path, status])).toEqual([
    [light.path, 'failed'],
    [dark.path, 'failed'],
  ]);
});

describe('a picture that must look like another one', () => {
  const alike: Picture = { ...dark, as: light.path };

  test('is held against that one, and has none of its own', async () => {
    const { gate, take, isAccepted } = gateOf({ [light.path]: shown });
    await take(alike, shown, never);
    await gate.end();
    expect([gate.same, gate.findings]).toEqual([1, []]);
    expect([await isAccepted([[alike, shown]]), await isAccepted([[alike, other]])]).toEqual([true, false]);
  });

  test('fails where it does not, with both of them', async () => {
    const { gate, saved, take } = gateOf({ [light.path]: shown });
    await take(light, shown, never);
    await take(alike, other, never);
    await gate.end();
    expect(gate.findings).toMatchObject([{ status: 'failed', path: dark.path, changed: 10 }]);
    expect(gate.findings[0]?.troubles?.[0]).toMatch(/^is to look like .*\.light and does not: 10 pixels/);
    expect(saved).toEqual(['before', 'after', 'difference'].map((side) => `${side} ${dark.path}`));
  });

  test.each([
    ['changed', { [light.path]: shown }],
    ['new', {}],
  ])('goes with it where that one is %s, whichever was shot first', async (status, accepted) => {
    const { gate, take } = gateOf(accepted);
    await take(alike, other, never);
    await take(light, other, shotAgain(other));
    await gate.end();
    expect([gate.same, gate.findings.map((finding) => finding.status)]).toEqual([1, [status]]);
  });

  test('fails where it has stayed while that one has changed', async () => {
    const { gate, take } = gateOf({ [light.path]: shown });
    await take(alike, shown, never);
    await take(light, other, never);
    await gate.end();
    expect(gate.findings.map(({ path, status }) => [path, status])).toEqual([
      [light.path, 'changed'],
      [dark.path, 'failed'],
    ]);
  });

  test('fails where there is none of that name', async () => {
    const { gate, take } = gateOf({});
    await take(alike, shown, never);
    await gate.end();
    expect(gate.findings).toMatchObject([{ status: 'failed', troubles: [expect.stringContaining('of which there is no picture')] }]);
  });
});
