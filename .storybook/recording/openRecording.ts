import { addons } from 'storybook/preview-api';
import { readProblem, type Problem } from '../../app/lib/problem/problem.ts';
import { problemUrl } from '#mocks/recording/problemUrl.ts';
import { recordedName } from '#mocks/recording/recordedScenario.ts';
import { recordingEvents } from './events.ts';

/** Whether it was `npm run storybook -- --scenario file.json`. */
export const isStartedWithRecording = Boolean(import.meta.env['STORYBOOK_SCENARIO']);

let open: Problem | null = null;
let isListening = false;

/** The recorded problem that was dropped on the toolbar, or that Storybook was started with. */
export const openRecording = () => open;

/** Loads the recording before a story needs it. */
export async function findRecording(chosen: unknown) {
  if (chosen !== recordedName || open) return;
  if (isStartedWithRecording) open = problemIn(await (await fetch(problemUrl)).text());
  // Only the toolbar holds a dropped file, so a story in a window of its own has none.
  else if (window.parent !== window) await requestDropped();
}

/** The toolbar is part of another page, which still has the file when this one is loaded again. */
async function requestDropped() {
  const channel = addons.getChannel();
  if (!isListening) channel.on(recordingEvents.dropped, takeDropped);
  isListening = true;
  const answered = new Promise<void>((resolve) => channel.once(recordingEvents.dropped, () => resolve()));
  channel.emit(recordingEvents.wanted);
  await answered;
}

function takeDropped(text: unknown) {
  open = typeof text === 'string' ? problemIn(text) : null;
}

function problemIn(text: string): Problem | null {
  const read = readProblem(text);
  return 'problem' in read ? read.problem : null;
}
