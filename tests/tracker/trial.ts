import { openScene, playAll } from './trial/run.ts';

/** `npm run tracker:trial -- --count 1000`: seeded stories in a real browser against a real receiver. `--from 17 --count 1` plays one again. */
const said = (name: string, otherwise: number) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? otherwise : Number(process.argv[index + 1]);
};
const from = said('from', 0);
const count = said('count', 1000);

const scene = await openScene();
const begin = Date.now();
const outcomes = await playAll(scene, from, count, (done) => {
  if (done % 50 === 0) console.log(`${done} of ${count}, ${Math.round((Date.now() - begin) / 1000)} s`);
});
await scene.close();

const sum = (of: (outcome: (typeof outcomes)[number]) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
const produced = sum((outcome) => outcome.produced);
const accepted = sum(({ accepted }) => accepted);
const unexplained = outcomes.flatMap((outcome) => outcome.unexplained);
const errors = outcomes.flatMap((outcome) => outcome.errors);
console.table({
  stories: outcomes.length,
  'events produced': produced,
  'accepted exactly once': accepted,
  'of all': `${((accepted / produced) * 100).toFixed(3)} %`,
  'of all that no declared cap explains': `${((accepted / (produced - sum(({ explained }) => explained.length))) * 100).toFixed(3)} %`,
  'lost, explained by a declared cap': sum(({ explained }) => explained.length),
  'lost, unexplained': unexplained.length,
  'repeats that the receiver dropped': sum(({ repeats }) => repeats),
  preflights: scene.collector.preflights(),
  'unusual requests': scene.collector.unusual.length,
  'errors in the host page': errors.length,
  seconds: Math.round((Date.now() - begin) / 1000),
});
for (const { story, unexplained: lost } of outcomes)
  if (lost.length) console.log(`seed ${story.seed}: ${lost.join(', ')} ${JSON.stringify(story)}`);
for (const error of new Set(errors)) console.log(error);
process.exitCode = unexplained.length || errors.length || scene.collector.preflights() ? 1 : 0;
