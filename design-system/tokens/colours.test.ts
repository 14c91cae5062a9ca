import { expect, test } from 'vitest';
import { disagreeingColours } from './colours.ts';
import source from './tokens.json' with { type: 'json' };

const colour = (hex: string, ...components: number[]) => ({ colorSpace: 'srgb', components, hex });

test('every colour of tokens.json says the same in both forms', () => {
  expect(disagreeingColours(source)).toEqual([]);
});

test('a colour whose forms differ is named, wherever it stands', () => {
  const paper = { 50: { $value: colour('#faf8f4', 0.9804, 0.9725, 0.9569) }, 100: { $value: colour('#f5f2ec', 0.9804, 0.949, 0.9255) } };
  const text = { $value: '{palette.paper.50}', $extensions: { 'app.provena.mode': { dark: colour('#000000', 0, 0, 0.004) } } };
  const raised = { $type: 'shadow', $value: [{ color: { ...colour('#24221d', 0.1412, 0.1333, 0), alpha: 0.08 } }] };
  expect(disagreeingColours({ palette: { paper }, color: { text }, shadow: { raised } })).toEqual([
    'palette-paper-100: hex is #f5f2ec, components are #faf2ec',
    'color-text in dark: hex is #000000, components are #000001',
    'shadow-raised: hex is #24221d, components are #242200',
  ]);
});

test('a colour without one of its forms is named too', () => {
  expect(disagreeingColours({ accent: { $value: { colorSpace: 'srgb', hex: '#09617a' } } })).toEqual([
    'accent: hex is #09617a, components are #',
  ]);
});
