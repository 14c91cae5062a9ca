import type { RequestHandler } from 'msw';
import { openScenario } from './open-scenario.ts';
import type { ScenarioName } from './scenarios.ts';
import { handlersOf } from './service/handlers.ts';

/** A scenario for the worker of the workbench, in a world of its own. */
export const scenarioHandlers = (name: ScenarioName): RequestHandler[] => handlersOf(openScenario(name).service);
