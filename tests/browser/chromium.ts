import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

/** What a launcher needs to start the pinned renderer. Spread into Playwright's launch options. */
export interface PinnedBrowser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * The browser that the lockfile brings. The package unpacks for one cloud only and under a name without version,
 * so its archives are unpacked here: once per version, beside the other caches, shared libraries and fonts included.
 * Elsewhere than Linux x64 Playwright's own Chromium serves for behaviour (`undefined` = let Playwright choose).
 */
export async function pinnedBrowser(): Promise<PinnedBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = await unpackedHome();
  return { executablePath: join(home, 'chromium'), args: flags, env: environment(home) };
}

// The first group makes rasterising the same on every CPU; the second keeps the browser from asking the network for anything.
const flags = [
  '--font-render-hinting=none',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function environment(home: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: join(home, 'lib'),
    FONTCONFIG_PATH: join(home, 'fonts'),
    TZ: 'Asia/Shanghai',
  };
}

async function unpackedHome(): Promise<string> {
  // The package exports only its code, so its root is found from there: build/esm/index.js or build/cjs/index.js.
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = dirname(dirname(dirname(entry)));
  const manifest: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const home = join(process.cwd(), 'node_modules', '.cache', `chromium-${manifest.version}`);
  if (existsSync(join(home, 'complete'))) return home;

  const draft = `${home}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await Promise.all([
    unpackFile(join(root, 'bin/chromium.br'), join(draft, 'chromium')),
    ...['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((name) => unpackTar(join(root, 'bin', name), draft)),
  ]);
  await chmod(join(draft, 'chromium'), 0o755);
  await writeFile(join(draft, 'fonts', 'fonts.conf'), fontConfig(join(home, 'fonts')));
  await writeFile(join(draft, 'complete'), manifest.version);
  // Two processes may unpack at the same time: the first rename wins and the other's draft is dropped.
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
  return home;
}

async function unpackFile(from: string, to: string) {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

async function unpackTar(from: string, into: string) {
  await pipeline(createReadStream(from), createBrotliDecompress(), extract(into));
}

// Only the fonts in the archive: what is installed on a machine must not reach a picture.
function fontConfig(folder: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
}
