import type { RequestHandler } from 'msw';
import { isScenarioName } from '#mocks/scenarios.ts';

/** The handlers of a scenario, made when a story asks for it: parts of the design system load no world. */
export async function handlersOf(name: unknown): Promise<RequestHandler[]> {
  if (!isScenarioName(name) || name === 'none') return [];
  const [{ openScenario }, { handlersOf: over }] = await Promise.all([
    import('#mocks/open-scenario.ts'),
    import('#mocks/service/handlers.ts'),
  ]);
  const { service } = openScenario(name);
  return over(service);
}
