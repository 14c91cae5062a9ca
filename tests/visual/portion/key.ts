import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRan, type Ran } from '../ran/readRan.ts';
import { Reach, type Parts } from './reach.ts';
import { wordsToFind } from './sources/entries.ts';
import { digest, Sources } from './sources/sources.ts';

/** What decides about every story: what is installed, how stories are built, served and shot. */
const files = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  '.storybook/main.ts',
  '.storybook/names/indexer.ts',
  '.storybook/names/storyName.ts',
];
const folders = [
  'public',
  '.storybook/public',
  'tests/browser',
  ...['stage', 'plan', 'shoot', 'image'].map((name) => `tests/visual/${name}`),
];
const isUnused = (path: string) => /\.md$|\.test\.tsx?$/.test(path);

const digits = 16;

/** Says in one word what a file of stories is made of: equal keys, equal sources. Neither commits nor dates nor the ends of lines count. */
export class SourceKeys {
  private readonly sources: Sources;
  private readonly reach: Reach;
  /** By text: of shared words each file of stories has its own. */
  private readonly digests = new Map<string, string>();
  private around: string | undefined;

  constructor(root: string, ran: Ran = readRan(root)) {
    this.sources = new Sources(root);
    this.reach = new Reach(this.sources, ran);
  }

  /** Of a file of stories, or of another module: what that imports. A path from the root, with or without `./`. */
  of(path: string): string {
    return this.keyOf(this.reach.of(path));
  }

  /** Shared words, with how a page shows them. */
  wordsToFind() {
    return wordsToFind(this.sources);
  }

  private keyOf(parts: Parts): string {
    const hash = createHash('sha256').update((this.around ??= this.everywhere()));
    for (const [name, text] of [...parts].sort(byName)) hash.update(`${name} ${this.digestOf(name, text)}\n`);
    return hash.digest('hex').slice(0, digits);
  }

  private digestOf(name: string, text: string | null): string {
    if (text === null) return this.sources.contentOf(name);
    const known = this.digests.get(text) ?? digest(text);
    this.digests.set(text, known);
    return known;
  }

  private everywhere(): string {
    const paths = [...files, ...folders.flatMap((folder) => this.sources.filesIn(folder))].filter(
      (path) => this.sources.has(path) && !isUnused(path),
    );
    return [...paths.sort().map((path) => `${path} ${this.sources.contentOf(path)}`), this.manifest()].join('\n');
  }

  /** How imports are resolved and shaken; what is installed is in the lockfile, and scripts decide about nothing that is shown. */
  private manifest(): string {
    if (!this.sources.has('package.json')) return '';
    const { imports, sideEffects, type } = JSON.parse(readFileSync(join(this.sources.root, 'package.json'), 'utf8'));
    return JSON.stringify({ imports, sideEffects, type });
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);
