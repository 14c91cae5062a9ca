import {
  formatStep,
  impossibleIn,
  parseStep,
  mostSteps,
  type FunnelEvent,
  type FunnelStep,
  type PathUnit,
  type StepOrder,
} from '#app/api/reports/funnelStep.ts';
import { badRequest } from '../../../../service/refusal.ts';
import { placeOf, type Fact } from '../../../../world/facts/fact.ts';
import { hash } from '../../../../world/random.ts';
import { arrivedBy, minutesOfDay } from './times.ts';

/** What the ledgers count of a path. What happens in between is a part of those who get no further. */
export const pathFacts = ['clicks', 'installs', 'registrations', 'newPayers'] as const satisfies readonly Fact[];

interface Between {
  /** Of these ... */
  of: Fact;
  /** ... all who get as far as this, and a share of the others. */
  all: Fact;
  share: (step: FunnelStep) => number;
}

const levelOf = ({ condition }: FunnelStep) => Number(condition?.value ?? 1);

/** A number between 0 and 1 that is the same whenever it is asked about these events. */
const shareBy = (...about: readonly string[]) => (hash('funnel', ...about) % 1000) / 1000;

const counted: Readonly<Partial<Record<FunnelEvent, Fact>>> = {
  click: 'clicks',
  install: 'installs',
  registration: 'registrations',
  payment: 'newPayers',
};

const between: Readonly<Partial<Record<FunnelStep['event'], Between>>> = {
  launch: { of: 'installs', all: 'registrations', share: () => 0.96 },
  login: { of: 'registrations', all: 'newPayers', share: () => 0.955 },
  level: { of: 'registrations', all: 'newPayers', share: (step) => Math.max(0.03, 0.86 * Math.exp(-(levelOf(step) - 1) / 14)) },
  order: { of: 'registrations', all: 'newPayers', share: () => 0.025 },
  custom: { of: 'installs', all: 'newPayers', share: (step) => 0.3 + 0.45 * shareBy(formatStep(step)) },
};

/** How many of those who pay do so with so much, and in which way. */
const amounts: readonly [atLeast: number, share: number][] = [
  [6, 0.34],
  [30, 0.28],
  [68, 0.2],
  [128, 0.12],
  [328, 0.06],
];
const ways: Readonly<Record<string, number>> = { weixinpay: 0.46, alipay: 0.34, apple: 0.2 };

function shareOf({ condition }: FunnelStep): { amount: number; way: number } {
  const none = { amount: 1, way: 1 };
  if (condition?.property === 'currencyamount')
    return { ...none, amount: amounts.reduce((sum, [amount, share]) => (amount >= Number(condition.value) ? sum + share : sum), 0) };
  return condition?.property === 'paymenttype' ? { ...none, way: ways[condition.value] ?? 0 } : none;
}

/** How a path is to be gone. */
export interface PathRules {
  order: StepOrder;
  unit: PathUnit;
  windowMinutes: number;
}

/** What of a call is not said is the usual. */
export const pathRules = ({
  order,
  unit,
  windowMinutes,
}: { [Name in keyof PathRules]?: PathRules[Name] | null | undefined }): PathRules => ({
  order: order ?? 'strict',
  unit: unit ?? 'device',
  windowMinutes: windowMinutes ?? 7 * minutesOfDay,
});

/** Steps as a call names them, none of them twice; in strict order each can follow those before it. */
export function stepsOf(texts: readonly string[], order: StepOrder): readonly FunnelStep[] {
  const steps = texts.map(parseStep);
  const found = steps.filter((step) => step !== null);
  const isDistinct = new Set(found.map(formatStep)).size === texts.length;
  const isPossible = order === 'any' || impossibleIn(found) === null;
  if (found.length !== steps.length || found.length < 2 || found.length > mostSteps || !isDistinct || !isPossible)
    throw badRequest('steps');
  return found;
}

type Sums = ArrayLike<number>;
const factOf = (sums: Sums, fact: Fact) => sums[placeOf[fact]] ?? 0;

/** How many of all of them came through each step of a path. */
export function countsOf(sums: Sums | undefined, steps: readonly FunnelStep[], { order, unit, windowMinutes }: PathRules): number[] {
  if (!sums) return steps.map(() => 0);
  let [amount, way, all, before] = [1, 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  return steps.map((step, index) => {
    const share = shareOf(step);
    [amount, way] = [Math.min(amount, share.amount), way * share.way];
    const ordered = order === 'strict' ? inOrder(steps.slice(0, index + 1)) : 1;
    const timely = index === 0 ? 1 : arrivedBy((windowMinutes * 60 * (steps.length - 1)) / index);
    const base = baseOf(sums, step) - (unit === 'user' ? secondDevices(sums, step) : 0);
    // All who did these steps, of whom some in this order.
    all = Math.min(all, base * amount * way * timely);
    before = Math.min(before, Math.round(all * ordered));
    return before;
  });
}

/** Somebody registers once and may have installed on a second device: nobody is counted twice who is counted as a user. */
function secondDevices(sums: Sums, { event }: FunnelStep): number {
  if (event !== 'click' && event !== 'install' && event !== 'launch') return 0;
  const registered = factOf(sums, 'registrations');
  return Math.min(Math.round(registered * 0.06), Math.max(0, factOf(sums, 'installs') - registered));
}

/**
 * Who did all of it and in this order: some play as guests before they log in, many pay before they have reached a high level, and what an app
 * sends of its own comes before or after. Of several levels the highest before a payment decides, and the lowest after it.
 */
function inOrder(steps: readonly FunnelStep[]): number {
  const at = (event: FunnelStep['event']) => steps.findIndex((one) => one.event === event);
  const levels = steps.filter(({ event }) => event === 'level');
  const last = steps.at(-1);
  const isPaid = last?.event === 'order' || last?.event === 'payment';
  const paidAt = steps.findIndex(({ event }) => event === 'order' || event === 'payment');
  const highest = Math.max(1, ...levels.map(levelOf));
  const later = paidAt < 0 ? [] : steps.slice(paidAt).filter(({ event }) => event === 'level');
  const login = at('login');
  const ofLogin = login >= 0 && levels.length > 0 ? (login < at('level') ? 0.985 : 0.97) : 1;
  const ofPaying = isPaid && levels.length > 0 ? pastLevel(highest) : 1;
  // Who has paid plays on, and most reach a further level.
  const ofLevel = later[0] ? 1 - 0.2 * pastLevel(Math.min(...later.map(levelOf))) : 1;
  return steps.reduce((share, step, index) => share * ownOrder(step, steps[index - 1]), ofLogin * ofPaying * ofLevel);
}

/** How many of those who pay have reached a level before. */
const pastLevel = (level: number) => Math.exp(-(level - 1) / 40);

/** How many do what an app sends of its own right before or after something else that happens at no fixed time. */
function ownOrder(step: FunnelStep, before: FunnelStep | undefined): number {
  if (!before || (step.event !== 'custom' && before.event !== 'custom')) return 1;
  const isFirst = before.event === 'click' || before.event === 'install' || before.event === 'launch';
  return isFirst ? 1 : 0.45 + 0.5 * shareBy(formatStep(before), formatStep(step));
}

function baseOf(sums: Sums, step: FunnelStep): number {
  const { event } = step;
  const fact = event === 'custom' ? undefined : counted[event];
  if (fact) return factOf(sums, fact);
  const part = between[event];
  if (!part) return 0;
  const all = factOf(sums, part.all);
  return all + Math.round((factOf(sums, part.of) - all) * part.share(step));
}

/**
 * The same of the rows that those are made of. Every row keeps whole people, no row has more at a step than at the one before, and all of them
 * are those of the whole: a step that is counted is taken from its row, any other is spread over who came to the step before.
 */
export function countsOfRows(rows: readonly Sums[], steps: readonly FunnelStep[], whole: readonly number[]): number[][] {
  let previous: readonly number[] | null = null;
  const byStep = steps.map((step, index) => {
    const fact = step.event === 'custom' ? undefined : counted[step.event];
    const own = fact && rows.map((sums) => factOf(sums, fact));
    const total = whole[index] ?? 0;
    const above: readonly number[] | null = previous;
    const isExact = own && own.reduce((sum, one) => sum + one, 0) === total && own.every((one, row) => !above || one <= (above[row] ?? 0));
    const next: readonly number[] = isExact ? own : spreadOver(above ?? own ?? wider(rows, step), total);
    previous = next;
    return next;
  });
  return rows.map((_, row) => byStep.map((counts) => counts[row] ?? 0));
}

/** Whom a path that begins in between is a part of. */
function wider(rows: readonly Sums[], { event }: FunnelStep): number[] {
  const part = between[event];
  return rows.map((sums) => (part ? factOf(sums, part.of) : 0));
}

/** Whole parts of a total in the proportion of others, none larger than that other one. */
function spreadOver(others: readonly number[], total: number): number[] {
  const all = others.reduce((sum, one) => sum + one, 0);
  const rate = all ? total / all : 0;
  let [reached, given] = [0, 0];
  return others.map((one) => {
    reached += one;
    const until = reached === all ? total : Math.floor(reached * rate);
    const part = until - given;
    given = until;
    return part;
  });
}
