import { extname } from 'node:path';
import { caching, isHashed } from '../headers.ts';
import { buildFile, type BuildFile } from '../files.ts';
import { headerProblems, regenerate } from './headers.ts';
import { verdict, type Outcome } from './outcome.ts';
import type { Check, Installation } from './subject.ts';
import { contentOf, isStorable, type Answer } from './visit.ts';

const types: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css\b/,
  '.html': /^text\/html\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.json': /^application\/json\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.txt': /^text\/plain\b/,
  '.woff2': /^(font|application\/font-)\/?woff2\b/,
};

/** The problems of one file, by kind. */
type Problems = Partial<Record<Kind, string>>;
type Kind = keyof typeof kinds;
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

const kinds = {
  missing: ['Files', 'upload the build again: assets/ first, index.html last'],
  content: ['Contents of files', 'upload the build again, empty the cache of the CDN, and switch off what rewrites files on the way'],
  form: ['Compressed forms', 'upload the .br and .gz files of the same build, or delete them'],
  type: [
    'Content types',
    'nginx: include mime.types; others: the type of each ending, as browsers refuse scripts and styles of another one',
  ],
  hashed: ['Caching of files', `send Cache-Control: ${caching.hashed} below assets/, for 200 and 304 only`],
  others: ['Caching of other files', `send Cache-Control: ${caching.others}, or they stay after an upgrade`],
  assetHeaders: ['Headers of files', regenerate],
  otherHeaders: ['Headers of other files', regenerate],
} as const;

/** Loads every file of the build as a browser does, and compares it with the list. */
export const files: Check = async (of) => {
  if (of.files === null) return [];
  const problems = await inTurns(
    of.files.filter(({ name }) => name !== 'index.html'),
    16,
    (file) => problemsOf(file, of),
  );
  return Object.keys(kinds)
    .filter(isKind)
    .map((kind): Outcome => {
      const [name, fix] = kinds[kind];
      return verdict(
        name,
        problems.flatMap((one) => one[kind] ?? []),
        `all ${problems.length}`,
        fix,
      );
    });
};

async function problemsOf(file: BuildFile, { base, visit, config }: Installation): Promise<Problems> {
  const url = new URL(file.name, base);
  const answer = await visit(url, { headers: { 'Accept-Encoding': 'br, gzip' } }).catch((error: Error) => error);
  if (answer instanceof Error) return { missing: `${file.name}: ${answer.message}` };
  if (answer.status !== 200) return { missing: `${file.name}: ${answer.status}` };
  const hashed = isHashed(`/${file.name}`);
  const wrong = headerProblems(file.name, answer, config).map(([name, problem]) => `${name} ${problem}`);
  return {
    ...(await contentProblem(file, answer, () => visit(url))),
    ...typeProblem(file.name, answer),
    ...cachingProblem(file.name, answer, hashed),
    ...(wrong.length === 0 ? {} : { [hashed ? 'assetHeaders' : 'otherHeaders']: `${file.name}: ${wrong.join(', ')}` }),
  };
}

async function contentProblem(file: BuildFile, answer: Answer, plain: () => Promise<Answer>): Promise<Problems> {
  const content = await contentOf(answer);
  if (content && isSame(file, content)) return {};
  const encoding = answer.headers['content-encoding'];
  const what = content === null ? 'cannot be decoded' : differenceOf(file, content);
  if (encoding !== undefined && isSame(file, (await plain()).body)) return { form: `${file.name}: its ${encoding} form ${what}` };
  return { content: `${file.name} ${what}` };
}

const isSame = (file: BuildFile, content: Buffer) => buildFile(file.name, content).sha256 === file.sha256;

const differenceOf = ({ size }: BuildFile, { length }: Buffer) =>
  length === size ? 'is another one of the same size' : `has ${length} bytes instead of ${size}`;

function typeProblem(name: string, { headers }: Answer): Problems {
  const sent = headers['content-type'] ?? '';
  const wanted = types[extname(name)];
  return !wanted || wanted.test(sent) ? {} : { type: `${name} is sent as ${sent || 'nothing'}` };
}

function cachingProblem(name: string, { headers }: Answer, hashed: boolean): Problems {
  const sent = headers['cache-control'] ?? '';
  const isGood = hashed ? sent === caching.hashed : sent !== '' && !isStorable(sent);
  return isGood ? {} : { [hashed ? 'hashed' : 'others']: `${name}: ${sent || 'not sent'}` };
}

/** Limits how many requests run at the same time. */
async function inTurns<Item, Result>(items: readonly Item[], width: number, act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += width) results.push(...(await Promise.all(items.slice(at, at + width).map(act))));
  return results;
}
