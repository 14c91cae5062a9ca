import { parseArgs } from 'node:util';
import { contract } from '#app/api/contract.ts';
import { tableOf } from './check/table.ts';
import { tryCalls } from './check/try-calls.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.origin) {
  console.error('npm run contract:check -- --origin https://… [--email … --password …] [--write]');
  process.exit(2);
}
const { origin, email, password, write } = values;
const tried = await tryCalls(contract, { origin: origin.replace(/\/$/, ''), email, password, isWriting: write });
console.log(tableOf(tried));
process.exitCode = tried.some(({ verdict }) => verdict === 'malformed' || verdict === 'unreachable') ? 1 : 0;
