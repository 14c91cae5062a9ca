import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sentences from '../screens/rules.json' with { type: 'json' };
import { context, departures, gaps, heldBy } from './heldBy.ts';

/** Whether something fails where a rule is broken, and why not where nothing does. */
export type Verdict = 'held' | 'decided' | 'context' | 'gap';

export interface RuleFacts {
  rule: string;
  sentence: string;
  verdict: Verdict;
  /** Why the rule does not hold as it is written: a decision departs from it, it requires nothing, or something is missing. */
  reason: string | undefined;
  /** Files that fail where the rule is broken, from the root; a story may be named: `app/shell/Shell.stories.tsx#Owner`. */
  tests: string[];
  stories: string[];
  decisions: string[];
  /** The files of the product that follow the rule. */
  sources: string[];
}

const root = join(import.meta.dirname, '../..');
const folders = ['app', 'design-system', 'screens', 'mocks', 'tests', '.storybook'];

/** All rules of the specification with the files that cite them or that `heldBy.ts` names. */
export function readRules(): RuleFacts[] {
  const cited = citations();
  return Object.entries(sentences).map(([rule, sentence]) => {
    const paths = [...new Set([...(cited.get(rule) ?? []), ...(heldBy[rule] ?? [])])].toSorted();
    const tests = paths.filter(isTest);
    const stories = paths.filter(isStory);
    const decisions = paths.filter(isDecision);
    const sources = paths.filter((path) => ![...tests, ...stories, ...decisions].includes(path));
    const held = tests.length + stories.length > 0 ? 'held' : undefined;
    return {
      rule,
      sentence,
      verdict: unheld(rule) ?? held ?? (decisions.length > 0 ? 'decided' : 'gap'),
      reason: gaps[rule] ?? departures[rule] ?? context[rule],
      tests,
      stories,
      decisions,
      sources,
    };
  });
}

function unheld(rule: string): Verdict | undefined {
  if (gaps[rule] !== undefined) return 'gap';
  if (departures[rule] !== undefined) return 'decided';
  return context[rule] === undefined ? undefined : 'context';
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isStory = (path: string) => /\.stories\.tsx(#\w+)?$/.test(path);
const isDecision = (path: string) => path.startsWith('app/decisions/');

function citations(): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  for (const file of files.filter((name) => /\.(tsx?|md)$/.test(name) && !/\/node_modules\/|^\.storybook\/rules\//.test(name)))
    for (const rule of rulesIn(readFileSync(join(root, file), 'utf8'))) cited.set(rule, [...(cited.get(rule) ?? []), file]);
  return cited;
}

/** `R-045`, and all of `R-045 to R-053`. */
export function rulesIn(text: string): Set<string> {
  const found = text.matchAll(/\bR-(\d{3})(?: to R-(\d{3}))?\b/g);
  return new Set(
    [...found].flatMap(([, first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `R-${String(Number(first) + index).padStart(3, '0')}`),
    ),
  );
}
