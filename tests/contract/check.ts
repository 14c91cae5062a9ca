import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '#app/api/contract.ts';
import { applyConfig } from '#app/lib/config/current.ts';
import { usualConfig } from '#app/lib/config/shape.ts';
import { accountsIn } from './check/accounts.ts';
import { isLevel, lastRequired, levelOf } from './check/levels/levels.ts';
import { htmlOf } from './check/report/page.ts';
import { reportOn } from './check/report/report.ts';
import { speedRule } from './check/report/speed.ts';
import { tableOf } from './check/report/table.ts';
import { walkAll } from './check/walk.ts';

const usage = `npm run contract:check -- --origin https://… [--accounts accounts.json | --email … --password …] [--write] [--zone Asia/Shanghai] [--report folder] [--level 1]
accounts.json: [{ "role": "owner", "email": "…", "password": "…" }, …]. It reads; --write makes an app, writes within it and deletes it.
--level 1: sign-in and overview; 2: reports as well; 3: management as well; 4: also our calls. Without it all are tried, and 1 to 3 have to hold.`;

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    accounts: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean', default: false },
    zone: { type: 'string', default: 'Asia/Shanghai' },
    report: { type: 'string' },
    level: { type: 'string' },
  },
});
const last = values.level === undefined ? lastRequired : Number(values.level);
if (!values.origin || !isLevel(last)) {
  console.error(usage);
  process.exit(2);
}
const { email, password, write, zone, report: folder } = values;
// Times with another zone are converted to the one of the reports, as in the console.
applyConfig({ ...usualConfig, timeZone: zone });
const origin = values.origin.replace(/\/$/, '');
const given = values.accounts ? accountsIn(values.accounts) : email ? [{ role: 'given', email, password }] : [];

// Whoever has no account comes last: the ids of the others are known by then.
const wanted = values.level === undefined ? contract : contract.filter((one) => levelOf(one) <= last);
const walks = await walkAll(wanted, [...given, { role: 'nobody' }], {
  origin,
  isWriting: write,
  timeZone: zone,
  onLeftOver: (app) => console.error(`The app ${app} was made for this check and could not be deleted`),
});
const report = reportOn(origin, walks, { last });
console.log(report.headline);
for (const role of report.turnedAway) console.log(`${role} could not sign in`);
console.log(tableOf(report));
console.log(`\nRights: ${report.rights.refused} of ${report.rights.tried} closed calls refused as they have to be`);
console.log(`Speed: ${report.speed.middle ?? 'no'} ms in the middle; ${speedRule}`);
if (folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'contract.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'contract.html'), htmlOf(report));
  console.log(`\n${join(folder, 'contract.html')}, contract.json`);
}
process.exitCode = report.passes ? 0 : 1;
