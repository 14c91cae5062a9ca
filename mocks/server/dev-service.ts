import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { readProblem } from '#app/lib/problem/problem.ts';
import { openScenario } from '../open-scenario.ts';
import { variables } from '../recording/problemUrl.ts';
import { recordedName, recordedScenario } from '../recording/recordedScenario.ts';
import { isScenarioName, type ScenarioName } from '../scenarios.ts';
import { nowInShanghai } from './nowInShanghai.ts';
import { backendOver, createEmbedded } from './embedded.ts';
import type { Backend } from './http/backend.ts';
import { pathOf } from './http/paths.ts';
import { refuse, HttpError } from './http/httpError.ts';

type Opened = ScenarioName | typeof recordedName;

const backends = new Map<string, Promise<Backend>>();

/** A world for each scenario, in memory; without one, that of a file of its own. */
function backendOf(scenario: Opened | null): Promise<Backend> {
  const name = scenario ?? '';
  const known = backends.get(name);
  if (known) return known;
  const made = scenario === null ? createEmbedded({ stateFile: '.provena/dev.json' }) : open(scenario);
  backends.set(name, made);
  return made;
}

async function open(scenario: Opened) {
  if (scenario !== recordedName) return backendOver(openScenario(scenario, nowInShanghai()).service);
  const read = readProblem(await readFile(process.env[variables.file] ?? '', 'utf8'));
  if ('wrong' in read) throw new Error(read.wrong[1]);
  return backendOver(openScenario(recordedScenario(read.problem)).service);
}

/** Answers a call to the dev server out of the scenario that the page was opened with. */
export async function answerInDev(request: IncomingMessage, response: ServerResponse) {
  const name = request.headers['x-scenario'];
  try {
    const backend = await backendOf(isScenarioName(name) || name === recordedName ? name : null);
    await backend.handle(request, response, pathOf(request.url));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    refuse(response, error);
  }
}
