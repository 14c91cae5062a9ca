import type { RequestHandler } from 'msw';
import { openScenario } from './open-scenario.ts';
import type { Scenario, ScenarioName } from './scenarios.ts';
import { handlersOf } from './service/handlers.ts';

/** A scenario for the worker of the workbench, in a world of its own. */
export const scenarioHandlers = (scenario: ScenarioName | Scenario): RequestHandler[] => handlersOf(openScenario(scenario).service);
