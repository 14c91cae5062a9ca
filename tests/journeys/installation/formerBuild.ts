import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hashed = /-([\w-]{8})(?=\.\w+$)/;

/**
 * The build that was deployed before: the present one, with another hash in the name of every file that has one, and in all that names them.
 * So no file of it is in the present build, as after a change in the part that all others stand on. A real one is named by FORMER_BUILD.
 */
export async function formerBuild(present: string): Promise<string> {
  if (process.env.FORMER_BUILD) return process.env.FORMER_BUILD;
  const root = await mkdtemp(join(tmpdir(), 'former-'));
  await cp(present, root, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(root, 'assets');
  const files = await readdir(assets);
  const renamed = new Map(files.filter((name) => hashed.test(name)).map((name) => [name, otherName(name)]));
  const naming = /[\w.-]+-[\w-]{8}\.\w+/g;
  const texts = [join(root, 'index.html'), ...files.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name))];
  for (const path of texts) {
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(naming, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [name, other] of renamed) await rename(join(assets, name), join(assets, other));
  return root;
}

const otherName = (name: string) => name.replace(hashed, () => `-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`);
