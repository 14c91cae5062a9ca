import { describe, expect, test } from 'vitest';
import { wordsIn } from '../plan/filter.ts';
import type { Picture } from '../plan/picture.ts';
import { picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Again } from '../shoot/shootFile.ts';
import type { Seen } from '../stage/shot.ts';
import { none, type Line, type Lines } from '../accepted/lines.ts';
import { digestOf, pixelsDigest } from '../image/digest.ts';
import { Gate } from './gate.ts';
import { painted, type Boxes } from '../image/paint.ts';
import { decode, encode } from '../image/image.ts';

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
const spoken = 'switch “On” checked: true';

const seen = (png: Buffer, rest: Partial<Seen> = {}) => ({ png: Buffer.from(png), drawn: 'd'.repeat(16), spoken, ...rest });

async function gateOf(accepted: Record<string, Buffer | Line> = {}, filter = '') {
  const saved: string[] = [];
  const kept: string[] = [];
  const pictures = new Map<string, Buffer>();
  const speech = new Map<string, string>();
  const lines: Lines = new Map();
  for (const [path, one] of Object.entries(accepted)) {
    const line = Buffer.isBuffer(one) ? await lineOf(one) : one;
    lines.set(path, line);
    if (Buffer.isBuffer(one)) pictures.set(line.pixels, one);
  }
  const gate = new Gate({
    accepted: lines,
    words: wordsIn(filter),
    acceptanceOf: async () => undefined,
    changedTokens: async () => [],
    store: {
      picture: async (digest) => pictures.get(digest),
      speech: async (digest) => speech.get(digest),
      keep: async (line, png, text) => {
        pictures.set(line.pixels, png);
        speech.set(line.spoken, text);
      },
    },
    save: async (side, path) => void saved.push(`${side} ${path}`),
    keep: async (side, path) => void kept.push(`${side} ${path}`),
  });
  /** As a visit does: a capture is examined while its page is there, and taken when the visit is over. */
  const take = async (picture: Picture, image: Buffer, again: Again, rest: Partial<Seen> = {}) => {
    const one = seen(image, rest);
    await gate.examine(picture, one, knowsNothing);
    await gate.take(picture, { ...one, troubles: [] }, again);
  };
  const isAccepted = async (shots: [Picture, Buffer][], troubles: string[] = []) => {
    const others = shots.map(([picture, image]) => Object.assign(seen(image), { picture }));
    for (const other of others) await gate.examine(other.picture, other, knowsNothing);
    const [picture] = shots.map(([one]) => one);
    if (!picture) throw new Error('A visit has a picture');
    return gate.isAccepted(picture, { others, troubles });
  };
  const keep = async (first: [Picture, Buffer], ...others: [Picture, Buffer][]) => {
    const all = [first, ...others].map(([picture, png]) => Object.assign(seen(png), { picture }));
    for (const one of all) await gate.examine(one.picture, one, knowsNothing);
    const [own, ...rest] = all;
    if (own) await gate.keep(own.picture, { png: own.png, others: rest });
  };
  return { gate, saved, kept, take, isAccepted, keep };
}

const lineOf = async (png: Buffer): Promise<Line> => ({
  pixels: pixelsDigest(await decode(png)),
  spoken: digestOf(spoken),
  drawn: 'd'.repeat(16),
});

test('a new picture counts when the story shows the same once more', async () => {
  const { gate, saved, take } = await gateOf();
  await take(light, shown, shotAgain(shown));
  expect(gate.findings).toMatchObject([{ status: 'new' }]);
  expect(saved).toEqual([`after ${light.path}`]);
});

test('a new picture that is another one the second time is a failure, with both of them and where they differ', async () => {
  const { gate, saved, take } = await gateOf();
  await take(light, shown, shotAgain(other));
  expect(gate.findings).toMatchObject([{ status: 'failed', changed: 10, boxes: [{ left: 24, top: 4, right: 25, bottom: 14 }] }]);
  expect(gate.findings[0]?.troubles?.[0]).toMatch(/^differs from itself .* 10 pixels in 1 × 10 px at 24, 4/);
  expect(saved.map((file) => file.split(' ')[0])).toEqual(['before', 'after', 'difference']);
  expect(gate.causes.size).toBe(0);
});

test('a new picture whose story fails the second time is a failure', async () => {
  const { gate, take } = await gateOf();
  await take(light, shown, async () => ({ others: [], troubles: ['no such button'] }));
  expect(gate.findings).toMatchObject([{ status: 'failed', troubles: [expect.any(String), 'no such button'] }]);
});

test.each([
  ['new', {}],
  ['changed', { [light.path]: shown }],
  ['as it was accepted once', { [light.path]: await png() }],
])('a picture of one colour is a failure when it is %s', async (_, accepted) => {
  const { gate, take } = await gateOf(accepted);
  await take(light, await png(), never);
  expect(gate.findings).toMatchObject([{ status: 'failed', troubles: [expect.stringContaining('shows nothing')] }]);
});

test('an accepted picture is shot once, whether it is the same or changed', async () => {
  const { gate, take } = await gateOf({ [light.path]: shown, [dark.path]: shown });
  await take(light, shown, never);
  await take(dark, other, never);
  expect(gate.same).toBe(1);
  expect(gate.findings).toMatchObject([{ status: 'changed', path: dark.path, changed: 10 }]);
  expect([...gate.causes.keys()]).toEqual([dark.path]);
});

test('of a visit that is judged again, what looked different is kept and nothing else', async () => {
  const { gate, saved, kept, keep } = await gateOf({ [light.path]: shown, [dark.path]: shown });
  await keep([light, Buffer.from(shown)], [dark, Buffer.from(other)]);
  expect(kept.toSorted()).toEqual(['after', 'before', 'difference'].map((side) => `${side} ${dark.path}`));
  expect(saved).toEqual([]);
  expect(gate.findings).toEqual([]);
});

test('a visit is as accepted if nothing failed and nothing that was accepted looks different', async () => {
  const { isAccepted } = await gateOf({ [light.path]: shown, [dark.path]: shown });
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
    await (
      await gateOf({ [light.path]: shown })
    ).isAccepted([
      [light, shown],
      [dark, other],
    ]),
  ).toBe(true);
});

test('why a picture differs is asked while its page stands: a moment has gone when the visit ends', async () => {
  const asked: string[] = [];
  const { gate } = await gateOf({ [light.path]: shown });
  const one = seen(other);
  await gate.examine(light, one, async () => {
    asked.push('while it stands');
    return { uses: {}, element: { part: 'div.toast', label: '<div>' } };
  });
  asked.push('the visit ends');
  await gate.take(light, { ...one, troubles: [] }, never);
  expect(asked).toEqual(['while it stands', 'the visit ends']);
  expect(gate.causes.get(light.path)?.element?.part).toBe('div.toast');
});

test('a capture that was never compared does not pass', async () => {
  const { gate } = await gateOf({ [light.path]: shown });
  await expect(gate.take(light, { ...seen(shown), troubles: [] }, never)).rejects.toThrow(/never compared/);
  expect(gate.same).toBe(0);
});

test('a picture that is drawn as accepted is the same without a shot', async () => {
  const { gate } = await gateOf({ [light.path]: shown });
  expect(gate.isDrawnAsAccepted(light, 'd'.repeat(16))).toBe(true);
  expect(gate.isDrawnAsAccepted(light, 'e'.repeat(16))).toBe(false);
  expect(gate.isDrawnAsAccepted(dark, 'd'.repeat(16))).toBeUndefined();
  await gate.take(light, { drawn: 'd'.repeat(16), troubles: [] }, never);
  expect([gate.same, gate.shot, gate.findings, gate.redrawn.size]).toEqual([1, 0, [], 0]);
});

test('where only the document is another one, its line is written anew without a review', async () => {
  const { gate, take } = await gateOf({ [light.path]: shown });
  await take(light, shown, never, { drawn: 'e'.repeat(16) });
  expect([gate.same, gate.findings]).toEqual([1, []]);
  expect(gate.redrawn.get(light.path)).toEqual({ ...(await lineOf(shown)), drawn: 'e'.repeat(16) });
});

test('what a screen reader gets is reviewed although no pixel differs', async () => {
  const { gate, take } = await gateOf({ [light.path]: shown });
  await take(light, shown, never, { drawn: 'e'.repeat(16), spoken: 'switch “On”' });
  expect(gate.findings).toMatchObject([{ status: 'changed', line: { spoken: digestOf('switch “On”') } }]);
  expect(gate.findings[0]).not.toHaveProperty('before');
  expect(gate.findings[0]?.spokenChange).toHaveLength(1);
});

test('a change is found by its digest where the picture before is not in the store', async () => {
  const { gate, saved, take } = await gateOf({ [light.path]: { ...(await lineOf(shown)), pixels: 'a'.repeat(16) } });
  await take(light, shown, never);
  expect(gate.findings).toMatchObject([{ status: 'changed', before: 'a'.repeat(16) }]);
  expect(saved).toEqual([`after ${light.path}`]);
});

describe('a story without a picture', () => {
  const unseen: Picture = { ...light, isUnseen: true };

  test('has a line of its document alone', async () => {
    const { gate } = await gateOf();
    await gate.take(unseen, { drawn: 'e'.repeat(16), troubles: [] }, never);
    expect(gate.redrawn.get(light.path)).toEqual({ pixels: none, spoken: none, drawn: 'e'.repeat(16) });
    expect([gate.planned, gate.findings]).toEqual([[], []]);
  });

  test('fails when axe or its play function fails', async () => {
    const { gate } = await gateOf();
    await gate.take(unseen, { troubles: ['axe'] }, never);
    expect(gate.findings).toMatchObject([{ status: 'failed', troubles: ['axe'] }]);
  });

  test('that gets one has a new picture', async () => {
    const { gate, take } = await gateOf({ [light.path]: { pixels: none, spoken: none, drawn: 'd'.repeat(16) } });
    expect(gate.isDrawnAsAccepted(light, 'd'.repeat(16))).toBeUndefined();
    await take(light, shown, shotAgain(shown));
    expect(gate.findings).toMatchObject([{ status: 'new' }]);
  });

  test('that had one leaves its line to a person', async () => {
    const { gate } = await gateOf({ [light.path]: shown });
    await gate.take(unseen, { drawn: 'e'.repeat(16), troubles: [] }, never);
    expect([gate.redrawn.size, gate.unseen]).toEqual([0, []]);
  });
});

test('only the pictures that the words mean are compared', async () => {
  const { gate, take } = await gateOf({}, 'switch/on.dark');
  await take(light, shown, never);
  await take(dark, shown, shotAgain(shown));
  expect(gate.findings.map(({ path }) => path)).toEqual([dark.path]);
});

test('a story that cannot be read fails with all its accepted pictures, and with its own only', async () => {
  const { gate } = await gateOf({ [light.path]: shown, [dark.path]: shown, 'fields/switch/Switch/on-a-phone.light': shown });
  gate.refuse(story, 'no such file');
  expect(gate.findings.map(({ path, status }) => [path, status])).toEqual([
    [light.path, 'failed'],
    [dark.path, 'failed'],
  ]);
});

describe('a picture that must look like another one', () => {
  const alike: Picture = { ...dark, as: light.path };

  test('passes where it does, and has a line but no review of its own', async () => {
    const { gate, take } = await gateOf({ [light.path]: shown });
    await take(alike, shown, never);
    await gate.end();
    expect([gate.same, gate.findings]).toEqual([1, []]);
    expect(gate.redrawn.get(dark.path)).toEqual(await lineOf(shown));
  });

  test('fails where it does not, with both of them', async () => {
    const { gate, saved, take } = await gateOf({ [light.path]: shown });
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
    const { gate, take } = await gateOf(accepted);
    await take(alike, other, never);
    await take(light, other, shotAgain(other));
    await gate.end();
    expect([gate.same, gate.findings.map((finding) => finding.status)]).toEqual([1, [status]]);
  });

  test('fails where it has stayed while that one has changed', async () => {
    const { gate, take } = await gateOf({ [light.path]: shown });
    await take(alike, shown, never);
    await take(light, other, never);
    await gate.end();
    expect(gate.findings.map(({ path, status }) => [path, status])).toEqual([
      [light.path, 'changed'],
      [dark.path, 'failed'],
    ]);
  });

  test('fails where there is none of that name', async () => {
    const { gate, take } = await gateOf({});
    await take(alike, shown, never);
    await gate.end();
    expect(gate.findings).toMatchObject([{ status: 'failed', troubles: [expect.stringContaining('of which there is no picture')] }]);
  });
});
