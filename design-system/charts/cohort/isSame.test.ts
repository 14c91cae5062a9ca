import { expect, test } from 'vitest';
import { isSame } from './isSame.ts';

const pick = () => undefined;
const props = () => ({
  cells: [
    { value: 0.4, state: 'final' },
    { value: null, state: 'none' },
  ],
  heat: { breaks: [0.1, 0.2] },
  onToggle: pick,
});

test('props that are made anew and say the same are the same', () => {
  expect(isSame(props(), props())).toBe(true);
});

test('one cell, one more cell, a cause or another function makes a difference', () => {
  const [first, second] = props().cells;
  expect(isSame(props(), { ...props(), cells: [first, { ...second, state: 'open' }] })).toBe(false);
  expect(isSame(props(), { ...props(), cells: [first, second, second] })).toBe(false);
  expect(isSame(props(), { ...props(), cells: [first, { ...second, incomplete: 'late' }] })).toBe(false);
  expect(isSame(props(), { ...props(), heat: { breaks: [0.1, 0.3] } })).toBe(false);
  expect(isSame(props(), { ...props(), onToggle: () => undefined })).toBe(false);
});
