import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { isScenarioName, scenarios, type ScenarioName } from '../scenarios.ts';
import type { Service } from '../service/service.ts';
import { createEmbedded } from './embedded.ts';
import type { Backend } from './http/backend.ts';
import { pathOf } from './http/paths.ts';
import { refuse, Unserved } from './http/trouble.ts';

const backends = new Map<string, Promise<Backend>>();

/** A world for each scenario, in memory; without one, that of a file of its own. */
function backendOf(scenario: ScenarioName | null): Promise<Backend> {
  const known = backends.get(scenario ?? '');
  if (known) return known;
  const made =
    scenario === null
      ? createEmbedded({ stateFile: '.provena/dev.json' })
      : createEmbedded({ stateFile: null, before: handlersOf(scenario) });
  backends.set(scenario ?? '', made);
  return made;
}

const handlersOf = (scenario: ScenarioName): Service => ({
  handle: async (request) => (await getResponse(scenarios[scenario].handlers, request, { baseUrl: request.url })) ?? null,
});

/** Answers a call to the dev server out of the scenario that the page was opened with. */
export async function answerInDev(request: IncomingMessage, response: ServerResponse) {
  const name = request.headers['x-scenario'];
  try {
    const backend = await backendOf(isScenarioName(name) ? name : null);
    await backend.handle(request, response, pathOf(request.url));
  } catch (error) {
    if (!(error instanceof Unserved)) throw error;
    refuse(response, error);
  }
}
