import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Saved } from '../world/state/store.ts';
import { randomSecrets } from './sign-in/randomSecrets.ts';

/** Raised when what is saved changes its shape. In version 2 sessions have their token, in version 3 its digest. */
const version = 3;
const former = 2;

interface SavedFile {
  version: typeof version | typeof former;
  saved: Saved;
}

/** Reads the state of an earlier run. An unusable file is renamed and reported, never deleted. */
export async function readState(path: string, say: (words: string) => void): Promise<Saved> {
  await mkdir(dirname(path), { recursive: true });
  await sweep(path);
  const words = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : ''));
  if (words === null) return {};
  const saved = parsed(words);
  if (isKept(saved)) return saved.version === former ? withDigests(saved.saved) : saved.saved;
  const aside = `${path}.aside-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  await rename(path, aside);
  say(`${path} ${versionIn(saved)}. It now stands in ${aside}, and the world begins anew.`);
  return {};
}

/** Sessions of version 2, so that nobody is signed out. The next change writes the file anew. */
function withDigests(saved: Saved): Saved {
  const sessions = Object.entries(saved['sessions'] ?? {}).flatMap(([token, session]) => {
    const digest = randomSecrets.digest(token);
    return isRecord(session) ? [[digest, { ...session, token: digest }]] : [];
  });
  return { ...saved, sessions: Object.fromEntries(sessions) };
}

/** Deletes the state of an earlier run. */
export async function forgetState(path: string) {
  await rm(path, { recursive: true, force: true });
}

export interface StateWriter {
  /** Schedules a write, which includes all changes until then. */
  changed(): void;
  /** How often something has changed. */
  count(): number;
  /** The write of the last change. Never rejects. */
  last(): Promise<void>;
}

/** Writes a world to a file after changes. One write at a time; a change during a write waits for the next. */
export function stateWriter(path: string, take: () => Saved, say: (words: string) => void): StateWriter {
  let last = Promise.resolve();
  let isQueued = false;
  let count = 0;
  let isFailing = false;

  async function write() {
    isQueued = false;
    const kept: SavedFile = { version, saved: take() };
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

/** Replaces the file atomically, so that a crash leaves the old or the new one. */
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
  // Syncing the folder makes the new name durable, but not every system allows it.
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

const isVersion = (value: unknown) => value === version || value === former;

function isKept(value: unknown): value is SavedFile {
  if (!isRecord(value) || !isVersion(value['version']) || !isRecord(value['saved'])) return false;
  return Object.values(value['saved']).every(
    (changes) => isRecord(changes) && Object.values(changes).every((one) => typeof one === 'object'),
  );
}

const versionIn = (kept: unknown) =>
  isRecord(kept) && kept['version'] !== undefined && !isVersion(kept['version']) ? 'was written by another version' : 'cannot be read';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no reason given');

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
