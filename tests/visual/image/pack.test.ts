import { describe, expect, test } from 'vitest';
import { decode, encode, type Pixels } from './image.ts';
import { isMadeOf, pack } from './pack.ts';
import { painted } from './paint.ts';

const button = painted(41, 21, [4, 4, 20, 10, '#24221d']);

/** Every colour and opacity somewhere, transparent red included. */
function noise(): Pixels {
  const data = Buffer.alloc(64 * 64 * 4);
  for (let at = 0; at < data.length; at++) data[at] = (at * 2_654_435_761) >>> 24;
  data.set([255, 0, 0, 0], 0);
  return { width: 64, height: 64, data };
}

describe('all pixels come back', () => {
  test.each([
    ['of what is drawn', button],
    ['of noise, transparent places included', noise()],
  ])('%s', async (_, pixels) => {
    const { width, height, data } = await decode(await pack(await encode(pixels)));
    expect([width, height]).toEqual([pixels.width, pixels.height]);
    expect(data.equals(pixels.data)).toBe(true);
  });
});

test('an accepted picture knows the file that it was made of, and no other', async () => {
  const png = await encode(button);
  const packed = await pack(png);
  expect(isMadeOf(packed, png)).toBe(true);
  expect(isMadeOf(packed, await encode(painted(41, 21)))).toBe(false);
  expect(isMadeOf(png, png)).toBe(false);
});

test('what it is made of stands in a file that keeps to the format', async () => {
  const packed = await pack(await encode(button));
  expect(packed.readUInt32LE(4)).toBe(packed.length - 8);
  expect(packed.length % 2).toBe(0);
});
