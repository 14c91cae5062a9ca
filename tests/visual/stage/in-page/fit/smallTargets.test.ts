import { expect, test } from 'vitest';
import { finderIn } from './finderIn.ts';

const style = `<style>
  button, a { padding: 0; border: 0; display: inline-block; width: 60px; height: 20px }
  .roomy { position: relative }
  .roomy::after { content: ''; position: absolute; inset: -10px 0 }
  li { list-style: none; height: 24px }
</style>`;

const found = finderIn({
  file: 'smallTargets.ts',
  check: 'smallTarget',
  page: (html) => `<body style="font: 16px/20px sans-serif; margin: 0; padding: 60px">${style}${html}</body>`,
  viewport: { width: 390, height: 844 },
});

test.each([
  ['a low button', '<button>Why</button>', '40 × 20'],
  ['a narrow one', '<button style="width: 24px; height: 40px">i</button>', '24 × 40'],
  ['one on which the next one lies', '<button class="roomy">Why</button><br><button class="roomy">Cut</button>', '40 × 20'],
  ['one whose room is cut', '<div style="overflow: clip; height: 20px"><button class="roomy">Why</button></div>', '40 × 20'],
  [
    'a box without words around it',
    '<label style="display: grid; width: 16px"><input type="checkbox" style="margin: 0; height: 16px"></label>',
    '16 × 16',
  ],
])('%s is too small', async (_, html, size) => {
  expect(await found(html)).toContain(`A finger has ${size} px of <`);
});

test('it says how large it is, and how many more there are', async () => {
  expect(await found('<button style="width: 24px">Why</button> <a href="/x" style="height: 30px">More</a>')).toBe(
    'A finger has 24 × 20 px of <button> “Why”, and needs 40 × 40, and 1 more are too small.',
  );
});

test.each([
  ['a button of 40 pixels', '<button style="height: 40px">Why</button>'],
  ['one in a frame of a pixel', '<div style="border: 1px solid"><button style="height: 38px">Why</button></div>'],
  ['one around which there is room', '<button class="roomy">Why</button>'],
  ['lines that stand apart', '<li style="height: 40px"><a class="roomy" href="/x">A</a></li><li><a class="roomy" href="/y">B</a></li>'],
  ['a link in a sentence', '<p>No account? <a style="display: inline" href="/register">Register</a></p>'],
  ['a small box with words that press it', '<label style="padding: 12px"><input type="checkbox"> Keep me signed in</label>'],
  ['a disabled one', '<button disabled>Why</button>'],
  ['what is not seen', '<button style="visibility: hidden">Why</button>'],
  ['what nobody can reach', '<div inert><button>Why</button></div>'],
  ['what a bar lies on', '<button class="roomy">Why</button><div style="position: fixed; inset: 75px 0 0">Save</div>'],
  ['what lies under a dialog', '<button>Why</button><div style="position: fixed; inset: 0">Ask</div>'],
  [
    'what is scrolled away by half',
    '<div style="overflow: auto; width: 100px; height: 60px"><div style="width: 300px"><button style="margin-left: 70px; height: 40px">Why</button></div></div>',
  ],
])('%s is none', async (_, html) => {
  expect(await found(html)).toBeUndefined();
});
