import { mkdirSync, writeFileSync } from 'node:fs';
import { table } from '#app/routes/table.ts';
import { knownFaults, sorted } from './knownFaults.ts';
import { nameOf, people } from './plan.ts';
import { keepWhole, routesSince, sinceWhole } from './portion/portion.ts';
import { tableOf } from './report.ts';
import { walkAll } from './walkers.ts';
import { commitShot } from '../visual/portion/whole.ts';

/**
 * `npm run matrix` leads every person to every built route and lets every fault happen there. `npm run matrix -- roi userinfo` walks the
 * routes with these words in them, `-- --whole` every fault for every person in every app, `-- --brief` each outcome once. `--since-whole` walks what has
 * changed since all were walked, and a tenth of the rest, as `npm test` does.
 */
const depth = process.argv.includes('--whole') ? 'whole' : process.argv.includes('--brief') ? 'brief' : 'usual';
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const since = process.argv.includes('--since-whole') ? await sinceWhole() : undefined;
const isPartial = chosen.length > 0 || since !== undefined;
const commit = await commitShot();
const built = table.filter(({ load, path }) => load && (!chosen.length || chosen.some((word) => path.includes(word))));
const routes = (since ? routesSince(built, since) : built).map(({ path }) => path);

const begin = performance.now();
const judged = await walkAll(routes, depth);
const seconds = (performance.now() - begin) / 1000;
const { unknown, known, stale } = sorted(judged, knownFaults);
const said = [
  tableOf(judged, unknown, people),
  ...unknown.map(({ cell, findings }) => `${nameOf(cell)}\n  ${findings.join('\n  ')}`),
  // Walked in part, what is known need not be met.
  ...(isPartial || depth === 'brief'
    ? []
    : stale.map(({ finding, reason }) => `Nothing fits ${finding} any more (${reason}): take it out of knownFaults.ts`)),
  `${judged.length} cells of ${routes.length} of ${built.length} routes in ${seconds.toFixed(1)} s: ${unknown.length} are wrong, ${known} findings are known`,
  ...(isPartial || unknown.length ? [] : [await keepWhole(commit)]),
].join('\n');
console.log(said);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/matrix.txt', `${said}\n`);
writeFileSync('reports/matrix.json', JSON.stringify(judged));
process.exitCode = unknown.length || (!isPartial && depth !== 'brief' && stale.length) ? 1 : 0;
