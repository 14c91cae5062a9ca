import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { openIn, type Account } from '#app/deploy/check/browser.ts';
import { checkInstallation } from '#app/deploy/check/installation.ts';
import { reportOf, skip, type Outcome } from '#app/deploy/check/outcome.ts';
import { OptionError } from '#app/deploy/options.ts';
import { pinnedBrowser } from '../browser/chromium.ts';

const usage = `npm run deploy:check -- https://console.example.com/console/ [--account reader@example.com] [--no-browser]
Checks a running installation and says how to fix what is wrong. It changes nothing. If a browser is installed, it also opens the page; with an account,
whose password it reads from PASSWORD, it signs in and opens five pages.`;

/** `npm run deploy:check`: exit code 1 where something is wrong, 2 for options. */
try {
  const { address, isHelp, ...options } = optionsOf();
  if (isHelp) console.log(usage);
  else await check(address, options);
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}

interface CheckOptions {
  account: Account | null;
  hasBrowser: boolean;
}

function optionsOf(): CheckOptions & { address: string; isHelp: boolean } {
  const { values, positionals } = parsed();
  const [address = ''] = positionals;
  const isHelp = values.help ?? false;
  if (!isHelp && !/^https?:\/\/[^/]/.test(address))
    throw new OptionError(
      address === ''
        ? 'Give the address of the installation'
        : `“${address}” is no HTTP address. Give one like https://console.example.com/`,
    );
  const { PASSWORD: password } = process.env;
  if (values.account !== undefined && !password) throw new OptionError('--account needs its password in the environment: PASSWORD=…');
  const account = values.account !== undefined && password ? { email: values.account, password } : null;
  return { address, isHelp, account, hasBrowser: !values['no-browser'] };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { account: { type: 'string' }, 'no-browser': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new OptionError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

async function check(address: string, options: CheckOptions) {
  const outcomes = [...(await checkInstallation(address)), ...(await opened(address, options))];
  console.log(reportOf(outcomes));
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

async function opened(address: string, { account, hasBrowser }: CheckOptions): Promise<Outcome[]> {
  if (!hasBrowser) return [skip('In a browser', '--no-browser')];
  const browser = await chromium.launch({ ...(await pinnedBrowser()) }).catch(() => null);
  if (!browser) return [skip('In a browser', 'there is none: npx playwright install chromium')];
  try {
    const outcomes = await openIn(browser, address, account);
    return account ? outcomes : [...outcomes, skip('Sign-in', 'no --account')];
  } finally {
    await browser.close();
  }
}
