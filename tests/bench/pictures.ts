import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLines, updateLines, type Line } from '../visual/accepted/lines.ts';
import { baselines } from '../visual/compare/folders.ts';
import { digestOf } from '../visual/image/digest.ts';
import { root } from '../visual/stage/build.ts';
import { storeFolder } from '../visual/store/store.ts';

interface Figures {
  lines: number;
  linesBytes: number;
  store: { pictures: number; bytes: number };
  /** What a commit that accepts so many changed pictures adds to a packed repository. */
  accepted: { pictures: number; bytes: number };
  /** Files of the working tree that git knows. */
  tree: number;
  /** The history of a clone of depth 1, packed. */
  shallowClone: number;
}

const changedPictures = 1_000;

/** What accepted pictures weigh: in the tree, in the history, and in the store of this machine. */
export async function benchPictures(): Promise<Figures> {
  const lines = await readLines(baselines);
  const stored = filesIn(storeFolder).filter(({ name }) => name.endsWith('.webp'));
  return {
    lines: lines.size,
    linesBytes: sum(filesIn(baselines)),
    store: { pictures: stored.length, bytes: sum(stored) },
    accepted: { pictures: Math.min(changedPictures, lines.size), bytes: await bytesOfAcceptance([...lines]) },
    tree: sum(
      git(root, 'ls-files')
        .split('\n')
        .map((name) => ({ name, bytes: statSync(join(root, name), { throwIfNoEntry: false })?.size ?? 0 })),
    ),
    shallowClone: bytesOfShallowClone(),
  };
}

/** Accepts pictures in a repository of its own, spread over all files of stories, and packs it before and after. */
async function bytesOfAcceptance(lines: [path: string, line: Line][]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'accepting-'));
  try {
    const copy = join(folder, 'baselines');
    cpSync(baselines, copy, { recursive: true });
    git(folder, 'init', '-q');
    const before = commitAndPack(folder);
    const every = Math.max(1, Math.floor(lines.length / changedPictures));
    const changed = lines.filter((_, at) => at % every === 0).slice(0, changedPictures);
    await updateLines(
      copy,
      changed.map(([path]) => [
        path,
        { pixels: digestOf('pixels', path), spoken: digestOf('spoken', path), drawn: digestOf('drawn', path) },
      ]),
    );
    return commitAndPack(folder) - before;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function commitAndPack(folder: string): number {
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=bench', '-c', 'user.email=bench@provena.test', 'commit', '-q', '-m', 'all');
  git(folder, 'gc', '-q');
  return sum(filesIn(join(folder, '.git/objects')));
}

function bytesOfShallowClone(): number {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  try {
    git(folder, 'clone', '-q', '--depth', '1', '--no-checkout', pathToFileURL(root).href, 'clone');
    return sum(filesIn(join(folder, 'clone/.git')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

function filesIn(folder: string): { name: string; bytes: number }[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.map(({ name, parentPath }) => ({ name, bytes: statSync(join(parentPath, name)).size }));
  } catch {
    // A machine that never shot a picture has no store.
    return [];
  }
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);

export function printPictures({ lines, linesBytes, store, accepted, tree, shallowClone }: Figures) {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  console.log(`\nBaselines: ${lines} lines, ${kilobytes(linesBytes)}`);
  console.log(`  accepting ${accepted.pictures} changed pictures adds ${kilobytes(accepted.bytes)} to git`);
  console.log(`  store of this machine: ${store.pictures} pictures, ${megabytes(store.bytes)}`);
  console.log(`Working tree without node_modules: ${megabytes(tree)}; git clone --depth 1: ${megabytes(shallowClone)}`);
}
