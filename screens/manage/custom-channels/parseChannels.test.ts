import { expect, test } from 'vitest';
import { parseChannels } from './parseChannels.ts';

test('a line is a name and what stands behind it is a note', () => {
  const text = '门店海报\t华东\n\n短信召回，11 月\nKOL\nkol\n自有短信\n' + '长'.repeat(31);
  expect(parseChannels(text, ['自有短信']).map(({ name, note, state }) => [name.slice(0, 4), note, state])).toEqual([
    ['门店海报', '华东', 'ready'],
    ['短信召回', '11 月', 'ready'],
    ['KOL', null, 'ready'],
    ['kol', null, 'repeated'],
    ['自有短信', null, 'exists'],
    ['长长长长', null, 'long'],
  ]);
});
