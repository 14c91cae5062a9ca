import { expect, test } from 'vitest';
import { differenceOf, pictureOf } from './difference.ts';
import { differing, painted } from './paint.ts';
import { decode, encode, sizeOf } from './image.ts';
import { judge } from '../compare/verdict.ts';

const button = painted(40, 20, [4, 4, 20, 10, '#24221d']);

test('equal pictures have no difference', () => {
  expect(differenceOf(button, painted(40, 20, [4, 4, 20, 10, '#24221d']))).toBeUndefined();
});

test('one step in one channel of one pixel is a difference', () => {
  const off = painted(40, 20, [4, 4, 20, 10, '#24221d'], [10, 8, 1, 1, '#24221e']);
  expect(differenceOf(button, off)).toMatchObject({ changed: 1, box: { left: 10, top: 8, right: 11, bottom: 9 } });
});

test('a shift by one pixel changes both edges', () => {
  expect(differenceOf(button, painted(40, 20, [5, 4, 20, 10, '#24221d']))).toMatchObject({ changed: 20 });
});

test('what one picture has and the other has not is a difference', () => {
  const taller = painted(40, 22, [4, 4, 20, 10, '#24221d']);
  const expected = { width: 40, height: 22, changed: 80, box: { left: 0, top: 20, right: 40, bottom: 22 } };
  expect(differenceOf(button, taller)).toMatchObject(expected);
  expect(differenceOf(taller, button)).toMatchObject(expected);
});

test('the picture of a difference is red where pixels differ and pale elsewhere', () => {
  const off = painted(40, 20, [4, 4, 20, 10, '#24221d'], [0, 0, 1, 1, '#000000']);
  const { data } = pictureOf(differing(button, off), off);
  expect([...data.subarray(0, 4)]).toEqual([214, 40, 20, 255]);
  expect([...data.subarray((5 * 40 + 5) * 4, (5 * 40 + 5) * 4 + 3)].every((channel) => channel > 190)).toBe(true);
});

test('a PNG is read as it was written', async () => {
  const png = await encode(button);
  expect(sizeOf(png)).toEqual({ width: 40, height: 20 });
  expect((await decode(png)).data.equals(button.data)).toBe(true);
});

test('a picture is judged by its pixels, not by how its file is packed', async () => {
  const png = await encode(button);
  // A chunk of text before the last chunk, whose sum nobody checks here.
  const { length } = png;
  const note = Buffer.concat([Buffer.from([0, 0, 0, 2]), Buffer.from('tEXt'), Buffer.from('a\0'), crcOf('tEXta\0')]);
  const packed = Buffer.concat([png.subarray(0, length - 12), note, png.subarray(length - 12)]);
  expect(packed.equals(png)).toBe(false);
  expect(await judge(png, packed)).toEqual({ status: 'same' });
  expect(await judge(png, await encode(painted(40, 20)))).toMatchObject({ status: 'changed', changed: 200, share: 0.25 });
});

function crcOf(text: string): Buffer {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return sum;
}
