import { checkInstallation } from './installation.ts';
import { reportOf } from './outcome.ts';

/** `npm run deploy:check -- https://console.example.com/console/` */
const [address] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  console.error('npm run deploy:check -- https://console.example.com/');
  process.exit(2);
}
const outcomes = await checkInstallation(address);
console.log(reportOf(outcomes));
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
