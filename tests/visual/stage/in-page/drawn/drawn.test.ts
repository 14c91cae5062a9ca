import { expect, test } from 'vitest';
import { finderIn } from '../fit/finderIn.ts';

const drawn = finderIn({ file: '../drawn/drawn.ts', check: 'drawnText', page: (html) => html });

const tokens = ':root { --ink: #222; --paper: var(--white); --white: #fff; --unused: red }';
const rules = '.a { color: var(--ink) } .a:hover { color: blue } .b { background: var(--paper) }';
const markup = '<main id="_r_1_"><p class="sc-1 a">Installs</p><label for="_r_2_">Name</label><input id="_r_2_" value="x"></main>';
const page = (given: { tokens?: string; rules?: string; markup?: string } = {}) =>
  `<style>${given.tokens ?? tokens}</style><style>${given.rules ?? rules}</style>${given.markup ?? markup}`;

test.each([
  ['ids that were counted further', { markup: markup.replaceAll('_r_1_', '_r_7a_').replaceAll('_r_2_', '_r_7b_') }],
  ['classes of other names', { rules: rules.replaceAll('.a', '.zx'), markup: markup.replace(' a"', ' zx"') }],
  ['a class without rules', { markup: markup.replace('sc-1', 'sc-2') }],
  ['rules of parts that are not on the page', { rules: `.other { color: red } ${rules} .a .other { color: red }` }],
  ['rules of two parts in another order', { rules: '.b { background: var(--paper) } .a { color: var(--ink) } .a:hover { color: blue }' }],
  ['a rule of react-aria for parts that are not on the page', { rules: `${rules} [data-react-aria-pressable] { touch-action: none }` }],
  ['a token that nothing uses', { tokens: tokens.replace('red', 'green') }],
  ['a property of an element that nothing reads', { markup: markup.replace('<main', '<main style="--page-height: 7px"') }],
  ['what a region for announcements holds', { markup: `${markup}<div data-live-announcer="true"><div role="log">Saved</div></div>` }],
])('the same with %s', async (_, other) => {
  expect(await drawn(page(other))).toBe(await drawn(page()));
});

test.each([
  ['a word', { markup: markup.replace('Installs', 'Payers') }],
  ['an attribute', { markup: markup.replace('<p', '<p data-tone="good"') }],
  ['a value', { markup: markup.replace('value="x"', 'value="y"') }],
  ['the order of elements', { markup: markup.replace(/(<label.*label>)(<input.*>)<\/main>/, '$2$1</main>') }],
  ['what a label belongs to', { markup: markup.replace('for="_r_2_"', 'for="_r_1_"') }],
  ['a style of its own', { markup: markup.replace('<p', '<p style="margin: 1px"') }],
  ['a rule', { rules: rules.replace('var(--ink)', 'black') }],
  ['a rule about a state', { rules: rules.replace('blue', 'navy') }],
  ['a rule for paper', { rules: `${rules} @media print { .a { display: none } }` }],
  ['a rule for forced colours', { rules: `${rules} @media (forced-colors: active) { .a { outline: 1px solid } }` }],
  ['a rule about another element beside it', { rules: `${rules} .a + label { color: red }` }],
  ['rules of one part in another order', { rules: '.a:hover { color: blue } .a { color: var(--ink) } .b { background: var(--paper) }' }],
  ['a rule without a class', { rules: `${rules} label { color: red }` }],
  ['a rule that a missing class does not keep out', { rules: `${rules} p:not(.gone) { color: red }` }],
  [
    'a rule of react-aria',
    { rules: `${rules} [data-react-aria-pressable] { touch-action: none }`, markup: `${markup}<i data-react-aria-pressable></i>` },
  ],
  ['a token', { tokens: tokens.replace('#222', '#333') }],
  ['a token of a token', { tokens: tokens.replace('#fff', '#eee'), markup: markup.replace(' a"', ' a b"') }],
  ['a token of a shorthand', { tokens: tokens.replace('#222', '#222; --type: 1px serif'), rules: `${rules} body { font: var(--type) }` }],
  ['a token in the dark', { tokens: `${tokens} [data-theme='dark'] { --ink: #eee }` }],
  [
    'a property of an element that a rule reads',
    { rules: `${rules} .a { width: var(--w) }`, markup: markup.replace('<p', '<p style="--w: 7px"') },
  ],
])('not the same with another %s', async (_, other) => {
  expect(await drawn(page(other))).not.toBe(await drawn(page()));
});

test.each([
  'body { font: var(--type) }',
  'body { font: var(--type); --other: 1 }',
  '.a { animation: x 1s } @keyframes x { to { font: var(--type) } }',
])('not the same with another value of a token in %s', async (rule) => {
  const of = (type: string) => drawn(page({ tokens: `:root { --type: ${type} }`, rules: `${rules} ${rule}` }));
  expect(await of('1px serif')).not.toBe(await of('2px serif'));
});

test('which of two rules of one element comes last', async () => {
  const both = markup.replace(' a"', ' a b"');
  const of = (first: string, second: string) => drawn(page({ rules: `${first} ${second}`, markup: both }));
  expect(await of('.a { color: red }', '.b { color: green }')).not.toBe(await of('.b { color: green }', '.a { color: red }'));
});
