import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { files, isStory, isTest, place, walk, type Node, type SourceFile } from './source.ts';

const mayWrite = files.filter(({ path }) => /^(screens|app\/(shell|routes))\//.test(path) && !isTest(path) && !isStory(path));
const mayCatch = files.filter(
  ({ path }) => /^(screens|app)\//.test(path) && !path.startsWith('app/tracker/') && !isTest(path) && !isStory(path),
);

/** Where a failure goes unsaid for a reason. */
const unsaid: Record<string, string> = {
  'app/monitor/startMonitor.ts': 'A receiver that is not reached must not become an error that is sent to it',
  'app/lib/usePolledQuery.ts': 'The next poll asks again, and the query says what failed',
  'app/routes/usePreload.ts': 'A part fetched early is fetched again, and its failure said, when it is opened',
  'app/lib/address/navigateQuietly.ts': 'The router shows its error page where a navigation fails',
  'app/main.tsx': 'Without a network no problem report is offered, and the console works',
  'app/session/signing/enter.ts': 'The guard reads the rights again and says what failed',
  'app/session/signing/learn.ts': 'Without an answer nobody is signed in, and the sign-in says what fails',
  'app/session/signing/leave.ts': 'A sign-out has taken place in this browser whatever the service answers',
  'app/shell/palette/useConsoleActs.ts': 'The clipboard says nothing for people; a toast says that nothing was copied',
  'screens/kit/file-order/useFileOrder.ts': 'Only looks for the same file: the order itself says what is wrong',
  'screens/manage/people/members/invite/useInvitations.ts': 'The address says that the list could not be read, and the next try reads it',
  'screens/manage/apps/detail/basic/useNameCheck.ts':
    'Only looks ahead: the service checks the name again when it is saved, and is heard then',
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const nameOf = (value: unknown) => (isNode(value) ? value['name'] : undefined);
const contains = (node: Node, type: string) => [...walk(node)].some((one) => one.type === type);
const uses = (node: unknown, name: unknown) =>
  nodesOf(node).some((body) => [...walk(body)].some((one) => one.type === 'Identifier' && one['name'] === name));
const isFunction = (value: unknown): value is Node => isNode(value) && /^(ArrowFunction|Function)Expression$/.test(value.type);

/** A handler that does not look at the error and does not pass it on. */
function isDeaf(handler: unknown): boolean {
  if (!isFunction(handler)) return false;
  const [first] = nodesOf(handler['params']);
  const rejects = [...walk(handler)].some(
    (node) => node.type === 'ThrowStatement' || (node.type === 'MemberExpression' && nameOf(node['property']) === 'reject'),
  );
  if (rejects) return false;
  // An error that is taken apart is looked at.
  return !first || (first.type === 'Identifier' && !uses(handler['body'], first['name']));
}

/** `.catch(() => null)`, the second argument of `.then`, `onError: () => {}`, and a `catch` without its error around something awaited. */
function swallows(node: Node): boolean {
  if (node.type === 'CallExpression') {
    const callee = isNode(node['callee']) && node['callee'].type === 'MemberExpression' ? nameOf(node['callee']['property']) : undefined;
    const given = nodesOf(node['arguments']);
    return (callee === 'catch' && isDeaf(given[0])) || (callee === 'then' && isDeaf(given[1]));
  }
  if (node.type === 'Property' && nameOf(node['key']) === 'onError') return isDeaf(node['value']);
  if (node.type !== 'TryStatement' || !isNode(node['block']) || !isNode(node['handler'])) return false;
  const { handler, block } = node;
  if (!contains(block, 'AwaitExpression') || contains(handler, 'ThrowStatement')) return false;
  const error = nameOf(handler['param']);
  return error === undefined || !uses(handler['body'], error);
}

const placesOf = (all: readonly SourceFile[], matches: (node: Node) => boolean) =>
  all.flatMap((file) => [...walk(file.program)].filter(matches).map((node) => place(file, node)));

test('no refusal is swallowed', () => {
  const found = placesOf(
    mayCatch.filter(({ path, lines }) => !(path in unsaid) && lines.some((line) => /catch|then|onError/.test(line))),
    swallows,
  );
  expect(found).toEqual([]);
});

test('what goes unsaid for a reason still does', () => {
  const stale = Object.keys(unsaid).filter(
    (path) =>
      placesOf(
        files.filter((file) => file.path === path),
        swallows,
      ).length === 0,
  );
  expect(stale).toEqual([]);
});

test('a screen writes by `useAct`, `useSave` and their like, never by the library itself', () => {
  // An authorization goes out of the console and comes back: its one write is a step of that way.
  const kits = /^screens\/kit\/(acts|form|binding\/authorization)\//;
  const found = placesOf(
    mayWrite.filter(({ path, lines }) => !kits.test(path) && lines.some((line) => /useMutation|mutateAsync|MutationCache/.test(line))),
    ({ type, name }) => type === 'Identifier' && ['useMutation', 'mutateAsync', 'getMutationCache'].includes(String(name)),
  );
  expect(found).toEqual([]);
});

test('a form with a secret names it, or has no draft', () => {
  const found = files.filter(({ path, lines }) => {
    if (!path.startsWith('screens/') || isStory(path) || isTest(path)) return false;
    const text = lines.join('\n');
    const draft = /draft: \{([^}]*)\}/.exec(text)?.[1];
    const secrets = [...text.matchAll(/<(?:SecretField|NewPasswordField)\s+(?:\{\.\.\.|field=\{)form\.field\('(\w+)'/g)].map(
      ([, name = '']) => name,
    );
    return draft !== undefined && secrets.some((name) => !draft.includes(`'${name}'`));
  });
  expect(found.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['act().catch(() => null)', true],
  ['act().catch(() => undefined)', true],
  ['act().catch(() => {})', true],
  ['act().catch((_error) => true)', true],
  ['act().then(go, () => {})', true],
  ['useAct({ onError: () => {} })', true],
  ['async function go() { try { await act(); } catch {} }', true],
  ['async function go() { try { await act(); } catch (error) { toast("no"); } }', true],
  ['async function go() { try { await act(); } catch (error) { fail(error); } }', false],
  ['async function go() { try { await act(); } catch { throw new Error("no"); } }', false],
  ['function read() { try { return JSON.parse(text); } catch { return undefined; } }', false],
  ['act().catch((error) => fail(error))', false],
  ['act().catch(({ code }) => fail(code))', false],
  ['act().catch(() => Promise.reject(new Error("no")))', false],
  ['act().catch(fail)', false],
])('%s swallows: %s', (code, isSwallowed) => {
  // The parser's own types are wider than what is walked here.
  const program = parseSync('sample.ts', code).program as unknown as Node;
  expect([...walk(program)].some(swallows)).toBe(isSwallowed);
});
