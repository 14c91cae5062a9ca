import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What a build is made of: the version of the package, and the commit. */
export interface BuildVersion {
  version: string;
  commit: string;
}

const manifest = v.object({ version: v.string() });

/** The version of a folder of sources. Without git, as in an archive or a container, the environment variable `COMMIT` names the commit. */
export function versionOf(root: string, env: Readonly<Record<string, string | undefined>> = process.env): BuildVersion {
  const { version } = v.parse(manifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return { version, commit: gitCommit(root) ?? (env['COMMIT'] || 'unknown') };
}

/** What replaces the variables of `app/lib/status/buildVersion.ts` in a build. */
export const versionDefines = ({ version, commit }: BuildVersion): Readonly<Record<string, string>> => ({
  'import.meta.env.PROVENA_VERSION': JSON.stringify(version),
  'import.meta.env.PROVENA_COMMIT': JSON.stringify(commit),
});

function gitCommit(root: string): string | null {
  // An archive may lie in somebody else's repository.
  if (!existsSync(join(root, '.git'))) return null;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
