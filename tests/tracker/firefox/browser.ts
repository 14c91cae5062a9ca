import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const isThere = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** `FIREFOX`, or the first one on the path. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env['FIREFOX'] ?? '', ...names, '/Applications/Firefox.app/Contents/MacOS/firefox'].find(isThere);
}

/** A new browser says hello, asks its maker for things, and remembers windows that were killed: not here. */
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
};

/** A visitor with a Firefox of their own. Nothing leads it: it is given an address, and its pages play by themselves. */
export function firefoxOf(file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'provena-firefox-'));
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  let running: ChildProcess | undefined;
  const kill = () =>
    new Promise<void>((resolve) => {
      const { pid } = running ?? {};
      if (!pid || running?.exitCode !== null) {
        resolve();
        return;
      }
      running.once('exit', () => resolve());
      // With all its processes, which are a group of their own.
      process.kill(-pid, 'SIGKILL');
    });
  return {
    open: (address: string) => {
      running = spawn(file, ['--headless', '--no-remote', '--profile', folder, address], { detached: true, stdio: 'ignore' });
    },
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
