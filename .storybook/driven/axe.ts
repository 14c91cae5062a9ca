import type { A11yParameters } from '@storybook/addon-a11y';
import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { auditOfAxe, type Audit } from './axe-audit.ts';
import { hasNewColours, onlyNewColours } from './colours.ts';

type Context = Parameters<typeof runAxe>[0];

/** What the same page may break by its colours alone. */
const byColour = ['color-contrast', 'link-in-text-block'];

/** In story tests the addon judges a story in its own theme, and this its colours in the other one. */
export async function checkOtherTheme(context: Context): Promise<void> {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  await inOtherTheme(context, runAxe);
}

let current: Context | undefined;

/** What other stories show as well: the bar and the menu before the page, and in long tables the rows after the first few. */
const repeated = ['*:has(~ main#content)', '.row[role="row"][data-index]:nth-child(n + 6)', 'tbody > tr:nth-child(n + 8)'];

/** A link in a text is told from it by its colour alone where nothing else tells it. */
const links = 'p a, dd a, main li a';

/**
 * Pictures and axe share one visit: whoever drives the page asks for the violations of the story that stands, after it was shot. A story is judged
 * thoroughly, which is in both themes and all of it, or without what other stories show as well.
 */
export function offerAxe(context: Context): void {
  current = context;
  window.axeViolations ??= violations;
}

async function violations(isThorough: boolean): Promise<string[]> {
  if (!current) return ['no story stands'];
  const found: string[] = [];
  const { a11y } = current.parameters;
  const audit = auditOfAxe();
  const rules = { ...withoutParts(audit), ...a11y?.options?.rules };
  // What passes is not described: on a page with a large table that takes longer than to judge it. Nor is anything fetched for rules that are off.
  const options = { ...a11y?.options, rules, preload: false, resultTypes: ['violations'] };
  const exclude = [...(a11y?.context?.exclude ?? []), ...(isThorough ? [] : repeated)];
  const parameters = { ...current.parameters, a11y: { ...a11y, options, context: { ...a11y?.context, exclude } } };
  const context: Context = { ...current, parameters, globals: { ...current.globals, a11y: { manual: false } } };
  const judge = (of: Context) => runAxe({ ...(audit ? judgingNewColours(of, audit) : of), reporting: reportingTo(found) });
  await judge(context);
  if (isThorough)
    await inOtherTheme(context, (of) => (audit && !hasNewColours() && !document.querySelector(links) ? undefined : judge(of)));
  return found;
}

function judgingNewColours(context: Context, audit: Audit): Context {
  const { a11y } = context.parameters;
  const { rule, check } = onlyNewColours(audit, context);
  // A story that switches the rule off has the last word.
  const config = { ...a11y?.config, checks: [check], rules: [rule, ...(a11y?.config?.rules ?? [])] };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, config } } };
}

/** Rules that ask about more than what they can find fault with: what such a fault is on. */
const faultsOf: Readonly<Record<string, string>> = { 'avoid-inline-spacing': '[style*="important"]' };

/** Switches off the rules about parts that the page does not have. The browser knows at once what axe looks through the page for, rule by rule. */
function withoutParts(audit: Audit | undefined): Record<string, { enabled: false }> {
  const absent = (audit?.rules ?? []).filter(({ id, selector }) => !document.querySelector(faultsOf[id] ?? selector));
  return Object.fromEntries(absent.map(({ id }) => [id, { enabled: false }]));
}

function reportingTo(found: string[]): Context['reporting'] {
  const add = ({ status, result }: Parameters<Context['reporting']['addReport']>[0]) => {
    if (status !== 'failed') return;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what the addon reports: the results of axe, or its error
    const { violations: all, error } = result as Results;
    const theme = document.documentElement.dataset['theme'];
    if (!all) found.push(`axe could not run: ${String(error)}`);
    for (const { id, help, nodes } of all ?? [])
      found.push(`axe, ${theme}: ${help} (${id}) at ${nodes.map(({ target }) => target.join(' ')).join(' and ')}`);
  };
  return { reports: [], addReport: add };
}

interface Results {
  violations?: { id: string; help: string; nodes: { target: string[] }[] }[];
  error?: unknown;
}

/** A theme is nothing but other values of the same variables, so only colours are judged in the second one. */
async function inOtherTheme(context: Context, run: (context: Context) => unknown): Promise<void> {
  const { a11y } = context.parameters;
  const config: A11yParameters['config'] = a11y?.config;
  const isOff = (rule: string) => config?.rules?.some(({ id, enabled }) => id === rule && enabled === false) === true;
  // A rule that a story switches off, with its reason, is off in both.
  const runOnly = byColour.filter((rule) => !isOff(rule));
  if (!runOnly.length) return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = theme === 'dark' ? 'light' : 'dark';
  await nextFrame();
  try {
    await run({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly } } } });
  } catch (error) {
    throw new Error(`In the ${dataset.theme} theme: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset.theme = theme;
  }
}

/** Colours change by transitions, even if they last no time. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

declare global {
  interface Window {
    axeViolations?: typeof violations;
  }
}
