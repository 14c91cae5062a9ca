import { describe, expect, test } from 'vitest';
import { table } from '#app/routes/table.ts';
import { expectedOf, storiesAt } from '#storybook/screens/review.ts';
import { isEmpty, isFailing, isFilled, isOfPoorest, isWithoutServices } from '#storybook/screens/states.ts';
import { testService } from '#mocks/domains/testService.ts';
import { files, isStory, isTest, walk } from '../architecture/source.ts';
import { storiesOf } from '../architecture/stories/stories.ts';
import { proveStates } from '../matrix/proof/proof.ts';

/** What is looked for among the stories of a screen, as CONTRIBUTING names it. */
const stories = files.filter(({ path }) => isStory(path) && (path.startsWith('screens/') || path.startsWith('app/'))).flatMap(storiesOf);

/** What a run of the matrix judges needs no story of its own. */
const proof = await proveStates(testService().connection);

const built = table.filter(({ load }) => load);

test('every address has a screen or leads to another one', () => {
  expect(table.filter(({ load, redirect }) => !load && !redirect).map(({ path }) => path)).toEqual([]);
});

const pages = built.filter((page) => expectedOf(page).length > 0).map((page) => [page.path, page] as const);

describe.each(pages)('%s', (path, page) => {
  const here = storiesAt(stories, path);
  const proven = proof.get(path) ?? [];

  test('has a story that shows it filled', () => {
    expect(here.some(isFilled)).toBe(true);
  });

  // Who has not signed in is told nothing of any account, so there is nothing to be empty, to fail or to be kept from anybody.
  test.runIf(expectedOf(page).includes('empty'))(
    'is shown empty, failing and as the poorest role by a story or judged so by the matrix',
    () => {
      expect({
        empty: here.some(isEmpty) || proven.includes('empty'),
        failing: here.some(isFailing) || proven.includes('failing'),
        poorest: here.some(isOfPoorest) || proven.includes('poorest'),
      }).toEqual({ empty: true, failing: true, poorest: true });
    },
  );

  test.runIf(page.otherwise !== undefined && built.some((one) => one.path === page.otherwise))(
    'has a story of what stands for it where its service is not open, or the matrix judges that',
    () => {
      expect(here.some(isWithoutServices) || proven.includes('instead')).toBe(true);
    },
  );

  test.runIf(writes(page))('has a story that plays what it writes', () => {
    expect(here.some(({ hasPlay }) => hasPlay)).toBe(true);
  });
});

/** Whether the folder of a screen holds a write. The route says which file it loads. */
function writes({ path, load }: (typeof built)[number]): boolean {
  const folder = /(screens\/.+)\/[^/]+$/.exec(/screens\/[^'"]+/.exec(String(load))?.[0] ?? '')?.[1];
  if (folder === undefined) throw new Error(`No file of ${path} was found`);
  return files.some((one) => one.path.startsWith(`${folder}/`) && !isStory(one.path) && !isTest(one.path) && usesWrite(one.program));
}

function usesWrite(program: Parameters<typeof walk>[0]): boolean {
  for (const { type, name, callee } of walk(program)) {
    if (type === 'JSXIdentifier' && (name === 'CredentialsScreen' || name === 'AuthorizationScreen')) return true;
    if (type !== 'CallExpression' || typeof callee !== 'object' || callee === null || !('name' in callee)) continue;
    if (['useAct', 'useSave', 'useBulkAct', 'useAuthorization'].includes(String(callee.name))) return true;
  }
  return false;
}
