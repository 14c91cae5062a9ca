import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '#app/api/contract.ts';
import { accountsIn } from './check/accounts.ts';
import { htmlOf, reportOn, type Walk } from './check/report.ts';
import { tableOf } from './check/table.ts';
import { tryCalls } from './check/try-calls.ts';

const usage = `npm run contract:check -- --origin https://… [--accounts accounts.json | --email … --password …] [--write] [--zone Asia/Shanghai] [--report folder]
accounts.json: [{ "role": "owner", "email": "…", "password": "…" }, …]. It reads; --write makes an app, writes within it and deletes it.`;

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    accounts: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean', default: false },
    zone: { type: 'string', default: 'Asia/Shanghai' },
    report: { type: 'string' },
  },
});
if (!values.origin) {
  console.error(usage);
  process.exit(2);
}
const { email, password, write, zone, report: folder } = values;
const origin = values.origin.replace(/\/$/, '');
const accounts = values.accounts ? accountsIn(values.accounts) : [{ role: email ? 'given' : 'nobody', email, password }];

const walks: Walk[] = [];
for (const [index, account] of accounts.entries()) {
  // One account is enough to write.
  const isWriting = write && index === 0;
  const onLeftOver = (app: number) => console.error(`The app ${app} was made for this check and could not be deleted`);
  const tried = await tryCalls(contract, {
    origin,
    email: account.email,
    password: account.password,
    isWriting,
    timeZone: zone,
    onLeftOver,
  });
  walks.push({ role: account.role, tried });
  console.log(`${accounts.length > 1 ? `\n${account.role}\n` : ''}${tableOf(tried)}`);
}
const report = reportOn(origin, walks);
if (folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'contract.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'contract.html'), htmlOf(report));
  console.log(`\n${join(folder, 'contract.html')}, contract.json`);
}
const { broken = 0, malformed = 0, unreachable = 0 } = report.counts;
process.exitCode = broken + malformed + unreachable > 0 ? 1 : 0;
