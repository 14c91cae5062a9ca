import type { Page } from 'playwright';
import { offeredBy, perform, type Act } from './acts.ts';
import { pickFrom, textFrom } from './choices.ts';
import { watch } from './watch.ts';

export interface Finding {
  seed: number;
  account: string;
  step: number;
  what: string;
  /** All that was done since the sign-in, oldest first. */
  acts: readonly Act[];
}

interface Place {
  page: Page;
  account: string;
  complaints: string[];
}

interface Walk extends Place {
  seed: number;
  random: () => number;
  /** Ends the walk, whatever is under way. */
  until: number;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Presses and types what the page offers, as the seed says, and records what went wrong. */
export async function walk({ page, seed, account, random, until, complaints }: Walk): Promise<{ steps: number; findings: Finding[] }> {
  const acts: Act[] = [];
  const findings: Finding[] = [];
  const find = (what: string) => void findings.push({ seed, account, step: acts.length, what, acts: [...acts] });
  const look = watch({ page, complaints, find });
  let isStuck = false;
  while (Date.now() < until) {
    await look();
    const target = pickFrom(await offeredBy(page), random);
    if (!target) {
      // What opens or closes makes everything else inert for a moment. A page from which Escape does not help is a dead end.
      if (isStuck) {
        find(`nothing can be pressed at ${pathOf(page)}`);
        await page.goto('/manage/app');
      } else {
        await page.keyboard.press('Escape');
        await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
      }
      isStuck = !isStuck;
      continue;
    }
    isStuck = false;
    const { name, twin, isText } = target;
    const act = { at: pathOf(page), name, twin, text: isText ? textFrom(random) : null, isEscaped: random() < 0.1 };
    acts.push(act);
    await perform(page, target, act);
    if (pathOf(page) === '/login' || page.url() === 'about:blank') break;
  }
  await look();
  return { steps: acts.length, findings };
}

/** Does again what led to a finding. What is not offered this time is passed over. */
export async function replay({ page, account, complaints }: Place, { acts, seed }: Finding): Promise<Finding[]> {
  const found: Finding[] = [];
  let step = 0;
  const look = watch({ page, complaints, find: (what) => void found.push({ seed, account, step, what, acts: acts.slice(0, step) }) });
  for (const act of acts) {
    await look();
    const target = (await offeredBy(page)).find(({ name, twin }) => name === act.name && twin === act.twin);
    step += 1;
    if (target) await perform(page, target, act);
  }
  await look();
  return found;
}
