import { mkdirSync, writeFileSync } from 'node:fs';
import { table } from '#app/routes/table.ts';
import { knownFaults, sorted } from './knownFaults.ts';
import { nameOf, people } from './plan.ts';
import { fileOf, judgedFile, routeKeys, routesToWalk } from './portion/portion.ts';
import { tableOf } from './report.ts';
import { walkAll } from './walkers.ts';
import { readKeys, writeKeys } from '../visual/portion/judged.ts';

/**
 * `npm run matrix` leads every person to every built route and lets every fault happen there. `npm run matrix -- roi userinfo` walks the
 * routes with these words in them, `-- --whole` every fault for every person in every app, `-- --brief` each outcome once. `--changed` walks the routes whose
 * sources have changed since they were walked, and a tenth of the rest, as `npm test` does.
 */
const depth = process.argv.includes('--whole') ? 'whole' : process.argv.includes('--brief') ? 'brief' : 'usual';
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isOfChanged = process.argv.includes('--changed');
const isPartial = chosen.length > 0 || isOfChanged;
const keyOf = routeKeys();
const walked = await readKeys(judgedFile);
const built = table.filter(({ load, path }) => load && (!chosen.length || chosen.some((word) => path.includes(word))));
const wanted = isOfChanged ? routesToWalk(built, keyOf, walked) : built;
const routes = wanted.map(({ path }) => path);
if (isOfChanged)
  console.log(`${routes.length} of ${built.length} routes: their sources have changed since they were walked, or it is their turn`);

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
].join('\n');
console.log(said);
await keepWalked();
mkdirSync('reports', { recursive: true });
writeFileSync('reports/matrix.txt', `${said}\n`);
writeFileSync('reports/matrix.json', JSON.stringify(judged));
process.exitCode = unknown.length || (!isPartial && depth !== 'brief' && stale.length) ? 1 : 0;

/** Routes on which nothing was wrong have the key of what was walked. */
async function keepWalked() {
  const wrong = new Set(unknown.map(({ cell }) => cell.route));
  const paths = new Set(table.map(({ path }) => path));
  const keys = new Map([...walked].filter(([path]) => paths.has(path)));
  for (const screen of wanted) if (!wrong.has(screen.path)) keys.set(screen.path, [keyOf(fileOf(screen))]);
  await writeKeys(judgedFile, keys);
}
