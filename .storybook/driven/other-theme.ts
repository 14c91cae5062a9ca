import type { A11yParameters } from '@storybook/addon-a11y';
import { afterEach as holdAgainstAxe } from '@storybook/addon-a11y/preview';

type Context = Parameters<typeof holdAgainstAxe>[0];

/** What the same page may break by its colours alone. */
const byColour = ['color-contrast', 'link-in-text-block'];

/**
 * Tests judge a story twice, for a theme is nothing but other values of the same variables: whole in its own theme, by the addon, and
 * its colours here in the other one.
 */
export async function judgeTheOtherTheme(context: Context): Promise<void> {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
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
    await holdAgainstAxe({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly } } },
    });
  } catch (error) {
    throw new Error(`In the ${dataset.theme} theme: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset.theme = theme;
  }
}

/** Colours change by transitions, even if they last no time. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
