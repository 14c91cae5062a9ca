import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { openIn } from '#app/deploy/check/browser.ts';
import { checkInstallation } from '#app/deploy/check/installation.ts';
import { reportOf, skip, type Outcome } from '#app/deploy/check/outcome.ts';
import { pinnedBrowser } from '../browser/chromium.ts';

const usage = `npm run deploy:check -- https://console.example.com/console/ [--account reader@example.com] [--no-browser]
Says of a running installation what is right, and what to do about the rest. It reads and changes nothing. Where there is a browser it opens the page;
with an account, whose password is in the environment as PASSWORD, it also signs in and opens five pages.`;

/** `npm run deploy:check`: exit code 1 where something is wrong, 2 for options. */
const given = options();
if (given === null) {
  console.error(usage);
  process.exitCode = 2;
} else if (given.values.help) console.log(usage);
else await check(given.positionals[0] ?? '');

function options() {
  try {
    const parsed = parseArgs({
      allowPositionals: true,
      options: { account: { type: 'string' }, 'no-browser': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return parsed.values.help || URL.canParse(parsed.positionals[0] ?? '') ? parsed : null;
  } catch {
    return null;
  }
}

async function check(address: string) {
  const outcomes = await checkInstallation(address);
  outcomes.push(...(await opened(address)));
  console.log(reportOf(outcomes));
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

async function opened(address: string): Promise<Outcome[]> {
  const email = given?.values.account;
  const { PASSWORD: password } = process.env;
  if (given?.values['no-browser']) return [skip('In a browser', '--no-browser')];
  const browser = await chromium.launch({ ...(await pinnedBrowser()) }).catch(() => null);
  if (!browser) return [skip('In a browser', 'there is none: npx playwright install chromium')];
  const account = email !== undefined && password !== undefined ? { email, password } : null;
  try {
    const found = await openIn(browser, address, account);
    return account ? found : [...found, skip('Sign-in', 'no --account with PASSWORD in the environment')];
  } finally {
    await browser.close();
  }
}
