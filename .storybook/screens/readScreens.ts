import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import sentences from './rules.json' with { type: 'json' };
import { storiesOf } from '../../tests/architecture/stories/stories.ts';
import type { Node } from '../../tests/architecture/stories/tree.ts';

/** A story of a screen, as its file says it. */
export interface ScreenStory {
  /** As in Storybook's index: `./screens/monitor/roi/Roi.stories.tsx`. */
  importPath: string;
  exportName: string;
  /** The path of the address that it opens. */
  path: string | undefined;
  scenario: string | undefined;
  tags: readonly string[];
}

export interface ScreenFacts {
  stories: ScreenStory[];
  /** The rules of the specification that the folder of a story file cites, and those that name an address which its stories open, by the file. */
  rules: Record<string, string[]>;
}

const root = join(import.meta.dirname, '../..');

/** Reads what the files of the screens say, so that no page has to load three hundred stories to know what they are about. */
export function readScreens(): ScreenFacts {
  const files = ['screens', 'app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'));
  const stories = storyFiles.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    // The parser's own types are wider than what is walked here.
    return storiesOf({ program: program as unknown as Node }).map(({ name, path, scenario, tags }): ScreenStory => {
      return { importPath: `./${file}`, exportName: name, path, scenario, tags };
    });
  });
  const rules = storyFiles.map((file) => {
    const folder = `${dirname(file)}/`;
    const sources = files.filter((other) => other.startsWith(folder) && /\.tsx?$/.test(other));
    const cited = sources.flatMap((source) => readFileSync(join(root, source), 'utf8').match(/\bR-\d{3}\b/g) ?? []);
    const named = stories.flatMap(({ importPath, path }) => (importPath === `./${file}` && path ? rulesNaming(path) : []));
    return [`./${file}`, [...new Set([...cited, ...named])].toSorted()] as const;
  });
  return { stories, rules: Object.fromEntries(rules) };
}

/** A rule names an address in full, or its section with the last word of it: "/monitor has the children dashboard, …". */
function rulesNaming(path: string): string[] {
  const address = path.replace(/\/\d+$/, '');
  const [section, last] = [dirname(address), basename(address)];
  const isNamed = (sentence: string) => names(sentence, address) || (section !== '/' && names(sentence, section) && names(sentence, last));
  return Object.entries(sentences).flatMap(([rule, sentence]) => (isNamed(sentence) ? [rule] : []));
}

const names = (sentence: string, word: string) => new RegExp(String.raw`(?<![\w/-])${word}(?![\w-]|/(?!:))`).test(sentence);
