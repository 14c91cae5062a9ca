import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { entityColours } from './entityColours.ts';

const keys = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }).map(String), { minLength: 1, maxLength: 8 });

test('those that are drawn together have different colours, whatever their order', () => {
  fc.assert(
    fc.property(keys, (drawn) => {
      const colourOf = entityColours(drawn);
      expect(new Set(drawn.map(colourOf)).size).toBe(drawn.length);
      const turned = entityColours(drawn.toReversed());
      expect(drawn.map(turned)).toEqual(drawn.map(colourOf));
    }),
  );
});

test('a channel keeps its colour beside others', () => {
  const channels = ['101', '102', '103', '104', '105'];
  const colourOf = entityColours(channels);
  for (const channel of channels) expect(entityColours([channel, '104'])(channel)).toBe(colourOf(channel));
});

test('organic takes the colour of no channel, so that each keeps its own beside it', () => {
  for (const channel of ['101', '102', '103', '104', '105', '113']) {
    const beside = entityColours(['1', channel]);
    expect(beside('1')).toBe(10);
    expect(beside(channel)).toBe(entityColours([channel])(channel));
  }
});

test('more than there are colours begin again', () => {
  const many = Array.from({ length: 30 }, (_, index) => `keyword ${index}`);
  expect(many.map(entityColours(many))).not.toContain(6);
});
