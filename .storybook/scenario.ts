import type { RequestHandler } from 'msw';
import { choose, isScenarioName, type Scenario, type ScenarioName } from '#mocks/scenarios.ts';

interface Given {
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

export interface ScenarioInEffect {
  /** The same for the same state of the service: what is shown for another one begins anew. */
  key: string;
  /** Nothing answers: a part of the design system. */
  isNone: boolean;
  /** The toolbar says something else than the story, so the story's own checks do not apply. */
  isChosen: boolean;
  scenario: Scenario;
}

const nameOf = (value: unknown): ScenarioName => (isScenarioName(value) ? value : 'none');

/** What the toolbar or the address chooses wins over what the story says; `none` there means: as the story says. */
export function scenarioOf({ parameters, globals }: Given): ScenarioInEffect {
  const own = nameOf(parameters['scenario']);
  const chosen = nameOf(globals['scenario']);
  return {
    key: `${own} ${chosen}`,
    isNone: own === 'none' && chosen === 'none',
    isChosen: chosen !== 'none' && chosen !== own,
    scenario: choose(own, chosen),
  };
}

/** The handlers of a scenario, made when a story needs them: parts of the design system load no world. */
export async function handlersOf({ isNone, scenario }: ScenarioInEffect): Promise<RequestHandler[]> {
  if (isNone) return [];
  const { scenarioHandlers } = await import('#mocks/browser.ts');
  return scenarioHandlers(scenario);
}
