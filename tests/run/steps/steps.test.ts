import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usual } from '../parts.ts';
import { choiceOf } from '../suite/choice.ts';
import { npmCallsIn, optionsOf, scriptOf, scriptsIn } from './workflow.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(read('package.json'));
const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((name) => ({ name, text: read(join(folder, name)) }));
const textOf = (name: string) => workflows.find((workflow) => workflow.name === name)?.text ?? '';
const callsOf = (text: string) => scriptsIn(text).flatMap((script) => npmCallsIn(script.text));
const allParts = usual.flat().map(({ name }) => name);

/** The parts that a call runs: those of `npm test`, or the one part whose command is that of another script. */
function partsOf(call: string[]): string[] {
  const script = scriptOf(call);
  if (script === undefined) return [];
  if (script === 'test') return choiceOf(optionsOf(call)).groups.flatMap((group) => group.map(({ name }) => name));
  const command = scripts[script] ?? '';
  return usual.flat().flatMap(({ name, fullCommand }) => (fullCommand === command ? [name] : []));
}

describe('the steps of a workflow', () => {
  test('are read from one line and from a block', () => {
    const text = [
      'steps:',
      '  - run: npm ci',
      '  - name: Two',
      '    run: |',
      '      npm test -- --all',
      '        | cat',
      '    env:',
      '      A: 1',
    ];
    expect(scriptsIn(text.join('\n'))).toEqual([
      { name: '', text: 'npm ci' },
      { name: 'Two', text: 'npm test -- --all\n  | cat' },
    ]);
  });

  test('are read as calls of npm', () => {
    expect(npmCallsIn('npm ci && npm test -- --except stories || npm run visual:merge')).toEqual([
      ['npm', 'ci'],
      ['npm', 'test', '--', '--except', 'stories'],
      ['npm', 'run', 'visual:merge'],
    ]);
  });
});

describe('what people and machines run', () => {
  test.each([{ name: 'README.md', text: readme }, { name: 'CONTRIBUTING.md', text: read('CONTRIBUTING.md') }, ...workflows])(
    '$name calls scripts of package.json only',
    ({ text }) => {
      const names = npmCallsIn(text).flatMap((call) => scriptOf(call) ?? []);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !(name in scripts))).toEqual([]);
    },
  );

  test('.ci/run does what the README says', () => {
    expect(read('.ci/run')).toMatch(/\nnpm ci\nnpm test\n$/);
    expect(readme).toContain('npm ci && npm test ');
  });

  test('a change runs every part once', () => {
    expect(callsOf(textOf('changes.yml')).flatMap(partsOf).toSorted()).toEqual(allParts.toSorted());
  });

  test('the stories of a change are on as many shards as are merged', () => {
    const text = textOf('changes.yml');
    expect(text).toContain('npm run visual -- --shard "$SHARD"');
    expect(text).toContain(`SHARD: \${{ matrix.shard }}/\${{ strategy.job-total }}`);
    const shards = /shard: \[(.*)\]/.exec(text)?.[1]?.split(', ').map(Number) ?? [];
    expect(shards).toEqual(Array.from({ length: shards.length }, (_, at) => at + 1));
    expect(text).toContain('npm run visual:merge -- shards/*');
  });

  test('every week everything is judged, and every picture is shot', () => {
    const calls = callsOf(textOf('weekly.yml'));
    expect(calls).toContainEqual(['npm', 'test', '--', '--all']);
    expect(calls).toContainEqual(['npm', 'run', 'visual', '--', '--shoot']);
  });

  test('the README names the versions of Node that are tested, and engines allows them', () => {
    const tested = new Set(
      workflows.flatMap(({ text }) =>
        [...text.matchAll(/node(?:-version)?: (.*'.*)/g)].flatMap(([, list = '']) => list.match(/[\d.]+/g) ?? []),
      ),
    );
    expect([...tested].sort()).toEqual(/tested with Node ([\d.]+) and (\d+)/.exec(readme)?.slice(1));
    expect(engines.node).toBe(`>=${[...tested].sort()[0]}`);
  });

  test('the README names the options that choose parts', () => {
    for (const call of npmCallsIn(readme).filter((one) => scriptOf(one) === 'test')) expect(() => choiceOf(optionsOf(call))).not.toThrow();
    expect(readme).toMatch(/npm test -- --only [a-z]/);
    expect(readme).toMatch(/--except [a-z]/);
  });
});

describe('what a workflow may do', () => {
  test.each(workflows)('$name puts nothing from outside into the text of a script', ({ text }) => {
    expect(scriptsIn(text).filter((script) => script.text.includes('${{'))).toEqual([]);
    expect(scriptsIn(text).length).toBe(text.match(/^ *(- )?run: /gm)?.length);
  });

  test.each(workflows)('$name has no right that its jobs do not name, and needs no secret', ({ text }) => {
    expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m);
    expect(text).not.toMatch(/\bsecrets\b[.[]/);
  });

  test('only the job that pushes accepted lines may write, and it runs no code of the branch', () => {
    expect(workflows.filter(({ text }) => /: write$/m.test(text)).map(({ name }) => name)).toEqual(['accept.yml']);
    const [reading = '', writing = ''] = textOf('accept.yml').split(/^ {2}push:$/m);
    expect(reading).not.toMatch(/: write$/m);
    expect(reading).toContain('persist-credentials: false');
    expect(writing).toMatch(/contents: write$/m);
    expect(callsOf(writing)).toEqual([]);
  });
});
