import { expect, test } from 'vitest';
import { parseLog } from './history.ts';

const commit = (words: string[], ...paths: string[]) =>
  `\0${words.join('\x1f')}\n\n${paths.map((path) => `tests/visual/baselines/${path}.webp`).join('\n')}\n`;

test('a picture was accepted by the newest commit that names it', () => {
  const newer = ['a1', 'Lin', '2026-11-21T10:00:00+08:00', '[visual] Accept the wider button'];
  const older = ['b2', 'Mei', '2026-11-20T10:00:00+08:00', '[primitives] Add a button | with a line'];
  const known = parseLog(
    commit(newer, 'primitives/button/Button/kinds.light') + commit(older, 'primitives/button/Button/kinds.light', '按钮.dark'),
  );
  expect(known.get('primitives/button/Button/kinds.light')).toMatchObject({ commit: 'a1', author: 'Lin' });
  expect(known.get('按钮.dark')).toEqual({ commit: 'b2', author: 'Mei', date: older[2], subject: older[3] });
});

test('outside of git nobody is named', () => {
  expect(parseLog('').size).toBe(0);
});
