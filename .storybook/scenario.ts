import type { RequestHandler } from 'msw';
import { recordedName, recordedScenario } from '#mocks/recording/recordedScenario.ts';
import { choose, isScenarioName, type Scenario, type ScenarioName } from '#mocks/scenarios.ts';
import { openRecording } from './recording/openRecording.ts';

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

/** What the toolbar or the address chooses wins over what the story says; `none` there means: as the story says. A recorded problem wins over all. */
export function scenarioOf({ parameters, globals }: Given): ScenarioInEffect {
  const own = nameOf(parameters['scenario']);
  const recording = globals['scenario'] === recordedName ? openRecording() : null;
  if (recording) {
    const key = `${recordedName} ${recording.savedAt}`;
    return { key, isNone: false, isChosen: true, scenario: recordedScenario(recording) };
  }
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
