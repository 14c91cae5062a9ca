import { parseArgs } from 'node:util';
import { tryReach } from './trial/reach/reach.ts';

/** `npm run visual:reach`: changes lines of shared files at random, and shows that all stories that differ are in their reach. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    /** So many runs of all stories. */
    groups: { type: 'string', default: '4' },
    seed: { type: 'string', default: '20261129' },
  },
});
const outcomes = await tryReach({ count: Number(values.count), groups: Number(values.groups), seed: Number(values.seed) });
for (const [index, { edits, reached, differing, missed }] of outcomes.entries()) {
  console.log(
    `Group ${index + 1}: ${edits.length} changes reach ${reached.length} files of stories, ${differing.length} differ, ${missed.length} missed`,
  );
  for (const { path, line, reached: count } of edits) console.log(`  ${path}:${line} reaches ${count}`);
  for (const name of missed) console.log(`  missed: ${name}`);
}
const missed = outcomes.reduce((sum, outcome) => sum + outcome.missed.length, 0);
console.log(`${outcomes.reduce((sum, { edits }) => sum + edits.length, 0)} changes, ${missed} files of stories missed`);
process.exitCode = missed ? 1 : 0;
