import { dirname } from 'node:path';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { returnCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { ours } from '#app/api/ours/ours.ts';
import { bindings as routes } from '#app/routes/sections/bindings.ts';
import { codeLines, files, isStory, isTest } from '../architecture/source.ts';

/** `npm run connections`: the screens on which ad accounts are connected, how, by which calls, and in how many lines. */
interface Connection {
  path: string;
  name: string;
  ways: readonly ('credentials' | 'authorization')[];
  calls: readonly string[];
  /** Of this network alone, without the guide. */
  own: number;
  /** Of its folder, without stories. Networks that stand in one folder share it. */
  folder: string;
}

const pathOf = ({ call }: Pick<Endpoint, 'call'>) => call.replace('/api/mng/channelaccount/', '');
const ownOrOurs = (one: Pick<Endpoint, 'call' | 'isOurs'>) => `${pathOf(one)}${one.isOurs ? ' *' : ''}`;
const isName = <Names extends object>(names: Names, name: string): name is keyof Names & string => Object.hasOwn(names, name);

/** What is written for one network: its export and the facts that it names, or the whole file where it shows one screen. */
function ownText(text: string, name: string): string {
  if ((text.match(/^export (const|function) [A-Z]/gm) ?? []).length === 1) return text;
  const line = new RegExp(`^export const ${name} =.*$`, 'm').exec(text)?.[0] ?? '';
  const facts = [...line.matchAll(/\.\.\.(\w+)/g)].map(
    ([, fact = '']) => new RegExp(`^const ${fact} = \\{[^;]*;`, 'm').exec(text)?.[0] ?? '',
  );
  return [line, ...facts].join('\n');
}

function callsIn(text: string): string[] {
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const { connections } = ours;
  return [
    ...named(/credentialCalls\.(\w+)/g).flatMap((name) =>
      isName(credentialCalls, name) ? Object.values(credentialCalls[name]).map(ownOrOurs) : [],
    ),
    ...(text.includes('<MiniProgramNote') ? [pathOf(adAccounts.isWeixinReady)] : []),
    ...named(/returnCalls\.(\w+)/g).flatMap((name) => (isName(returnCalls, name) ? [ownOrOurs(returnCalls[name])] : [])),
    ...named(/adAccounts\.(\w+)/g).flatMap((name) => (isName(adAccounts, name) ? [pathOf(adAccounts[name])] : [])),
    ...named(/connections\.(\w+)/g).flatMap((name) => (isName(connections, name) ? [`${pathOf(connections[name])} *`] : [])),
  ];
}

function connectionOf({ path, title, load }: (typeof routes)[number]): Connection {
  const source = String(load);
  const file = files.find((one) => one.path === /screens\/[^'"]+\.tsx/.exec(source)?.[0]);
  const name = /\)\.(\w+Binding)/.exec(source)?.[1] ?? '';
  if (!file) throw new Error(`No file of ${path} was found`);
  const folder = dirname(file.path);
  // A screen is its file and what it takes from its own folder.
  const parts = files.filter((one) => dirname(one.path) === folder && !isStory(one.path) && !isTest(one.path));
  const whole = ownText(file.lines.join('\n'), name);
  const isWhole = whole.split('\n').length === file.lines.length;
  const text = isWhole ? parts.map(({ lines }) => lines.join('\n')).join('\n') : whole;
  const ways = [
    ...(/CredentialsScreen/.test(text) ? (['credentials'] as const) : []),
    ...(/AuthorizationScreen/.test(text) ? (['authorization'] as const) : []),
  ];
  if (ways.length === 0) throw new Error(`How ${path} connects was not found in ${file.path}`);
  const shown = text.replaceAll(/^import .*$/gm, '');
  const own = codeLines((isWhole ? file.lines.join('\n') : whole).split('\n'));
  return { path, name: title[1].replace('Connect ', ''), ways, calls: callsIn(shown), own, folder };
}

const connections = routes.map(connectionOf);
const linesIn = (folder: string) =>
  files
    .filter((one) => one.path.startsWith(`${folder}/`) && !isStory(one.path) && !isTest(one.path))
    .reduce((sum, { lines }) => sum + codeLines(lines), 0);

console.log('| screen | ad network | kind | calls below /api/mng/channelaccount/ (* ours) | lines | of its folder |');
console.log('|---|---|---|---|---|---|');
for (const { path, name, ways, calls, own, folder } of connections)
  console.log(
    `| ${path.replace('/manage/', '')} | ${name} | ${ways.join(' or ')} | ${calls.join(', ')} | ${own} | ${linesIn(folder)} ${folder.replace('screens/bindings/', '')} |`,
  );
const folders = [...new Set(connections.map(({ folder }) => folder))];
console.log(
  `\n${connections.length} screens in ${folders.length} folders, ${folders.reduce((sum, folder) => sum + linesIn(folder), 0)} lines; the kit that they share has ${linesIn('screens/kit/binding')}.` +
    `\nCredentials are tested with ${pathOf(ours.connections.test)} * before they are saved.` +
    `\nAn authorization begins with ${pathOf(adAccounts.authorize)} and ends with ${pathOf(ours.connections.confirm)} *.`,
);
