import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { everything, quick, usual, type Part } from '../parts.ts';
import { choiceOf } from './choice.ts';
import { readFigures, readReport, updated, type Figure } from './figures.ts';
import { lackingNeed, resultOf, skipCode, skippedLine, skippedTestsIn } from './needs.ts';
import { openingOf } from './opening.ts';
import { Progress } from './progress.ts';

const figure = (name: string, seconds: number, isAll = false): Figure => ({ name, seconds, isGood: true, isAll });
const part = (name: string): Part => ({ name, description: '', command: 'true' });

describe('the words behind npm test --', () => {
  const namesOf = (...words: string[]) => choiceOf(words).groups.flatMap((group) => group.map(({ name }) => name));

  test('choose all parts, those of npm run check, or those that judge everything', () => {
    expect(choiceOf([]).groups).toEqual(usual);
    expect(choiceOf(['--quick']).groups).toEqual([quick]);
    expect(choiceOf(['--all']).groups).toEqual(everything);
  });

  test('choose parts by name, and leave groups together', () => {
    expect(namesOf('--only', 'lint,types')).toEqual(['types', 'lint']);
    expect(choiceOf(['--only', 'types,unused', '--all']).groups.map(({ length }) => length)).toEqual([1, 1]);
    expect(namesOf('--except', 'stories')).toEqual(
      usual.flatMap((group) => group.map(({ name }) => name)).filter((name) => name !== 'stories'),
    );
    expect(namesOf('--only', 'types,lint', '--except', 'lint')).toEqual(['types']);
  });

  test('name the parts when one is unknown, and refuse other options and an empty choice', () => {
    expect(() => choiceOf(['--only', 'types,pictures'])).toThrow(/No part is called pictures\. The parts are types, lint, .*journeys/);
    expect(() => choiceOf(['--fast'])).toThrow('--fast');
    expect(() => choiceOf(['--only', 'types', '--except', 'types'])).toThrow('no part');
  });
});

describe('what a run prints first', () => {
  test('is what each part judges and how long it took, and parts of one group count once', () => {
    const minutes = choiceOf(['--only', 'types,lint,stories']);
    const lines = openingOf(minutes, [figure('types', 60), figure('lint', 30), figure('stories', 600), figure('stories', 9000, true)], {
      seconds: 500,
      stories: { judged: 312, all: 2058 },
    });
    expect(lines[0]).toContain('3 parts run. Of stories those are judged whose sources have changed');
    expect(lines[1]).toMatch(/^ {2}types +TypeScript, strict +last time 60\.0 s$/);
    expect(lines.at(-2)).toContain('last time 600.0 s; the last report: 312 of 2058 stories in 500 s');
    expect(lines.at(-1)).toBe('The last time this took about 11 min.');
  });

  test('is without figures on a fresh clone, and without those of parts that never ran', () => {
    const choice = choiceOf(['--only', 'types,lint']);
    expect(openingOf(choice, [], undefined).at(-1)).toContain('No earlier run is known here');
    expect(openingOf(choice, [figure('types', 60)], undefined).at(-1)).toBe('The last time this took about 1 min, without lint.');
    expect(openingOf(choiceOf(['--all']), [figure('types', 60)], undefined).join('\n')).not.toContain('last time 60');
  });
});

describe('figures of earlier runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'test.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('stay for the parts that did not run this time', () => {
    const earlier = [figure('types', 1), figure('stories', 2), figure('stories', 3, true)];
    expect(updated(earlier, [figure('stories', 4)])).toEqual([figure('types', 1), figure('stories', 3, true), figure('stories', 4)]);
  });

  test('are none where the file is missing or is something else', () => {
    expect(readFigures(file)).toEqual([]);
    for (const text of ['', '{', '[{}]', 'null']) {
      writeFileSync(file, text);
      expect([readFigures(file), readReport(file)]).toEqual([[], undefined]);
    }
    writeFileSync(file, JSON.stringify([{ name: 'types', seconds: 1, isGood: true }]));
    expect(readFigures(file)).toEqual([figure('types', 1)]);
  });
});

describe('where something is missing', () => {
  test('a part is skipped by name, and only for a need that it declares', () => {
    expect(lackingNeed({ needs: 'git' }, false)).toBe('git');
    expect([lackingNeed({ needs: 'git' }, true), lackingNeed({}, false)]).toEqual([undefined, undefined]);
    expect(resultOf({ needs: 'network' }, skipCode)).toBe('skipped: needs network');
    expect([resultOf({}, skipCode), resultOf({ needs: 'network' }, 1), resultOf({}, null)]).toEqual(['failed', 'failed', 'failed']);
  });

  test('the names of skipped tests are read from the output of a part', () => {
    expect(skippedTestsIn(`··\n${skippedLine('keeps a run (needs git)')}\n·`)).toEqual(['keeps a run (needs git)']);
  });

  test('the registry of packages is what the audit needs', () => {
    const audit = usual.flat().find(({ name }) => name === 'audit');
    expect(audit?.needs).toBe('network');
  });
});

describe('progress', () => {
  afterEach(() => vi.useRealTimers());

  test('is printed after a minute without output, and not before', () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const progress = new Progress(
      (name) => (name === 'unit' ? 75 : undefined),
      (line) => lines.push(line),
    );
    progress.started(part('unit'));
    progress.started(part('lint'));
    vi.advanceTimersByTime(59_000);
    progress.shown();
    vi.advanceTimersByTime(59_000);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(2_000);
    progress.ended(part('lint'));
    vi.advanceTimersByTime(60_000);
    progress.stop();
    vi.advanceTimersByTime(600_000);
    expect(lines).toEqual([
      '  still running: unit for 119 s, last time 75 s; lint for 119 s',
      '  still running: unit for 179 s, last time 75 s',
    ]);
  });
});
