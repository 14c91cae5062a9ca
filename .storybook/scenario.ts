import type { RequestHandler } from 'msw';
import { isScenarioName } from '#mocks/scenarios.ts';

/** The handlers of a scenario, made when a story asks for it: parts of the design system load no world. */
export async function handlersOf(name: unknown): Promise<RequestHandler[]> {
  if (!isScenarioName(name) || name === 'none') return [];
  const { scenarioHandlers } = await import('#mocks/browser.ts');
  return scenarioHandlers(name);
}
