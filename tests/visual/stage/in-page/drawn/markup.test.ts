import { expect, test } from 'vitest';
import { finderIn } from '../fit/finderIn.ts';

const markup = finderIn({ file: '../drawn/markup.ts', check: 'markupOf', page: (html) => html });

test('words are what people read: texts, labels and values, and no names of classes', async () => {
  const html = '<main class="clicks"><b>Sign</b>-ups<i aria-label="Payers" data-key="installs"></i><input value="120"></main>';
  expect(await markup(html)).toMatchObject({ words: ['Sign', '-ups', 'Payers', '120', '120'] });
});
