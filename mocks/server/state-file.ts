import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Saved } from '../world/state/store.ts';

/** Raised when what is saved changes its shape. */
const version = 2;

interface Kept {
  version: typeof version;
  saved: Saved;
}

/** What an earlier run has left. A file that cannot be used is set aside, with a word about it, and never lost. */
export async function readState(path: string, say: (words: string) => void): Promise<Saved> {
  await mkdir(dirname(path), { recursive: true });
  await sweep(path);
  const words = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : ''));
  if (words === null) return {};
  const kept = parsed(words);
  if (isKept(kept)) return kept.saved;
  const aside = `${path}.aside-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  await rename(path, aside);
  say(`${path} ${versionIn(kept)}. It now stands in ${aside}, and the world begins anew.`);
  return {};
}

/** Begins anew: what an earlier run has left is deleted. */
export async function forgetState(path: string) {
  await rm(path, { recursive: true, force: true });
}

export interface StateWriter {
  /** Something changed. It is written soon, together with what else changes until then. */
  changed(): void;
  /** How often something has changed. */
  count(): number;
  /** The write that brings the last change, or one that is long over. Never fails. */
  last(): Promise<void>;
}

/** Keeps a file in step with a world. One write at a time; a change during a write waits for the next. */
export function stateWriter(path: string, take: () => Saved, say: (words: string) => void): StateWriter {
  let last = Promise.resolve();
  let isQueued = false;
  let count = 0;
  let isFailing = false;

  async function write() {
    isQueued = false;
    const kept: Kept = { version, saved: take() };
    try {
      await replace(path, JSON.stringify(kept));
      isFailing = false;
    } catch (error) {
      if (!isFailing) say(`${path} cannot be written (${codeOf(error)}). What happens now is forgotten at the end.`);
      isFailing = true;
    }
  }

  return {
    changed() {
      count += 1;
      if (isQueued) return;
      isQueued = true;
      last = last.then(write);
    },
    count: () => count,
    last: () => last,
  };
}

/** Whole or not at all, whenever the process or the machine stops. */
async function replace(path: string, words: string) {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(words);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  // Not every system lets a folder be opened; where it does, the new name is safe as well.
  const folder = await open(dirname(path)).catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Drafts of runs that were ended in the middle of a write. */
async function sweep(path: string) {
  const isDraft = (name: string) => name.startsWith(`${basename(path)}.`) && /\.\d+\.draft$/.test(name);
  for (const name of await readdir(dirname(path))) if (isDraft(name)) await rm(join(dirname(path), name), { force: true });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || value['version'] !== version || !isRecord(value['saved'])) return false;
  return Object.values(value['saved']).every(
    (changes) => isRecord(changes) && Object.values(changes).every((one) => typeof one === 'object'),
  );
}

const versionIn = (kept: unknown) =>
  isRecord(kept) && kept['version'] !== undefined && kept['version'] !== version ? 'was written by another version' : 'cannot be read';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no reason given');

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
