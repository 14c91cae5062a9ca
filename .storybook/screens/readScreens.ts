import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
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
  /** The rules of the specification that the folder of a story file cites, by the file. */
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
    return [`./${file}`, rulesIn(sources.map((source) => readFileSync(join(root, source), 'utf8')).join('\n'))] as const;
  });
  return { stories, rules: Object.fromEntries(rules) };
}

const rulesIn = (text: string) => [...new Set(text.match(/\bR-\d{3}\b/g))].toSorted();
