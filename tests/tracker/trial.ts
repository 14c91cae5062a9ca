import { gzipSync } from 'node:zlib';
import { buildFull, buildTracker } from '../../app/tracker/build/build.ts';
import { openScene, playAll } from './trial/run.ts';
import { faults, type Step } from './trial/story.ts';
import { visit } from './trial/visit.ts';

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
/** A loop that calls ten thousand times, in milliseconds: the best of some, each on a new page. */
async function loopTime(run: string) {
  const { context, page } = await visit(scene, run, { options: '"hosts":[]' });
  const took = await page.evaluate(() => {
    const { provena } = window;
    const start = performance.now();
    if (typeof provena === 'function') for (let call = 0; call < 10_000; call += 1) provena('event', 'loop');
    return performance.now() - start;
  });
  await context.close();
  return took;
}
const loops: number[] = [];
for (const run of ['loop1', 'loop2', 'loop3', 'loop4', 'loop5']) loops.push(await loopTime(run));
/** An address of 3,900 characters, by which a page moves on, in milliseconds. */
async function addressTime(run: string) {
  const { context, page } = await visit(scene, run);
  await scene.collector.until(run, ['pageview']);
  const took = await page.evaluate(() => {
    const start = performance.now();
    history.pushState({}, '', `?${'a.b-c%40d'.repeat(433)}`);
    return performance.now() - start;
  });
  await context.close();
  return took;
}
const addresses: number[] = [];
for (const run of ['long1', 'long2', 'long3', 'long4', 'long5']) addresses.push(await addressTime(run));
await scene.close();
const bytes = (text: string) => gzipSync(text, { level: 9 }).length;

type Told = typeof outcomes;
const sum = (of: (outcome: Told[number]) => number, among: Told = outcomes) => among.reduce((total, outcome) => total + of(outcome), 0);
const produced = sum((outcome) => outcome.produced);
const accepted = sum(({ accepted }) => accepted);
const explained = outcomes.flatMap((outcome) => outcome.explained);
const many = (of: (lost: (typeof explained)[number]) => boolean) => explained.filter(of).length;
const share = (part: number, whole: number) => (whole ? (part / whole) * 100 : 100);
const inWords = (shared: number) => `${shared.toFixed(3)} %`;
const percent = (part: number, whole: number) => inWords(share(part, whole));
/** In percent. One story in five is of a page that may store nothing, more than there are, so that enough is seen of what they lose. */
const where = (isDenied: boolean, isSavable = false) => {
  const among = outcomes.filter(({ story }) => story.isStorageDenied === isDenied);
  const hopeless = isSavable ? many(({ isHopeless }) => isHopeless) : 0;
  return share(
    sum((outcome) => outcome.accepted, among),
    sum((outcome) => outcome.produced, among) - hopeless,
  );
};
const unexplained = outcomes.flatMap((outcome) => outcome.unexplained);
const errors = outcomes.flatMap((outcome) => outcome.errors);
const steps = (kind: Step['kind']) => outcomes.filter(({ story }) => story.steps.some((step) => step.kind === kind)).length;
const failings = (how: (typeof faults)[number]) =>
  outcomes.filter(({ story }) => story.steps.some((step) => step.kind === 'failing' && step.how === how)).length;
const poisons = Math.max(0, ...outcomes.map((outcome) => outcome.poisons));
console.table({
  stories: outcomes.length,
  'events produced': produced,
  'accepted exactly once': accepted,
  'of all': percent(accepted, produced),
  'of all where the page may store': inWords(where(false)),
  'of all where it may not': inWords(where(true)),
  'of these, without what was said when nobody could be reached': inWords(where(true, true)),
  'of all that no declared cap explains': percent(accepted, produced - explained.length),
  'lost where a page that may not store was left without a receiver': explained.length,
  'of these, said when there was none already': many(({ isHopeless }) => isHopeless),
  'of these, on their way as it went': many(({ isHopeless }) => !isHopeless),
  'of these, on a page that a back/forward cache keeps': many(({ isReturn }) => isReturn),
  'lost, unexplained': unexplained.length,
  'repeats that the receiver dropped': sum(({ repeats }) => repeats),
  'stories with a no, and a yes after it': steps('no and yes'),
  'with an event that is refused for good': steps('poison'),
  ...Object.fromEntries(faults.map((fault) => [`with a receiver that answers by ${fault}`, failings(fault)])),
  'with a receiver on the origin of the page': outcomes.filter(({ story }) => story.isOwnOrigin).length,
  'how often one was sent that had been refused for good, at the most': poisons,
  'refused by the declared calls': scene.collector.refused().length,
  preflights: scene.collector.preflights(),
  'unusual requests': scene.collector.unusual.length,
  'errors in the host page': errors.length,
  'ms that 10,000 calls in a loop take': Math.round(Math.min(...loops)),
  'ms that an address of 3,900 characters takes': Math.round(Math.min(...addresses)),
  'bytes, gzip': bytes((await buildTracker()).script),
  'bytes of the second file, gzip': bytes(await buildFull()),
  seconds: Math.round((Date.now() - begin) / 1000),
});
for (const { story, unexplained: lost } of outcomes)
  if (lost.length) console.log(`seed ${story.seed}: ${lost.join(', ')} ${JSON.stringify(story)}`);
for (const error of new Set([...errors, ...scene.collector.refused()])) console.log(error);
const isPromiseKept = where(false) >= 99.9 && where(true, true) >= 98;
const isDone = isPromiseKept && !unexplained.length && !errors.length;
process.exitCode = isDone && !scene.collector.refused().length && !scene.collector.preflights() ? 0 : 1;
