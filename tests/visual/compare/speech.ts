/** What a screen reader got of a page, by its digest. */
interface Speeches {
  speech: (digest: string) => Promise<string | undefined>;
}

/** So many lines are shown: who changes a whole page reads the page. */
const most = 40;

/** How what a screen reader gets has changed, as lines with `-` and `+`. Where the earlier text is not in the store, all of it is new. */
export async function spokenChanges(store: Speeches, before: string, after: string): Promise<string[]> {
  const [old, now] = await Promise.all([store.speech(before), store.speech(after)]);
  if (old === undefined) return ['What a screen reader gets has changed; this machine does not have the earlier text.'];
  const lines = lineChanges(old.split('\n'), (now ?? '').split('\n'));
  return lines.length > most ? [...lines.slice(0, most), `… and ${lines.length - most} more lines`] : lines;
}

/** The lines of only one of two texts, in their order. */
export function lineChanges(before: readonly string[], after: readonly string[]): string[] {
  const head = before.findIndex((line, at) => line !== after[at]);
  const start = head === -1 ? Math.min(before.length, after.length) : head;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const common = longestCommon(old, now);
  const lines: string[] = [];
  let [at, to] = [0, 0];
  for (const [one, other] of [...common, [old.length, now.length] as const]) {
    lines.push(...old.slice(at, one).map((line) => `- ${line.trim()}`), ...now.slice(to, other).map((line) => `+ ${line.trim()}`));
    [at, to] = [one + 1, other + 1];
  }
  return lines;
}

/** The places of the longest list of lines that both texts have in this order. */
function longestCommon(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = now.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        old[one] === now[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let one = 0, other = 0; one < old.length && other < now.length;) {
    if (old[one] === now[other]) pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one++;
    else other++;
  }
  return pairs;
}
