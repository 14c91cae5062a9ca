import { observeCalls, type ObservedCall } from '../../api/client/observed/observed.ts';
import { clickName, isField } from './clickName.ts';
import { createRecorder, type Recorder } from './recorder.ts';

export interface TabRecorder extends Recorder {
  /** Records the calls that wait for an idle moment. */
  catchUp: () => void;
}

let current: TabRecorder | null = null;

/** Records this tab, once, however often it is called. Nothing leaves the memory of the tab. */
export function recordTab(): TabRecorder {
  current ??= begin();
  return current;
}

function begin(): TabRecorder {
  const recorder = createRecorder();
  const waiting: ObservedCall[] = [];
  const catchUp = () => {
    for (const call of waiting.splice(0)) recorder.call(call);
  };
  observeCalls(
    (call) => {
      // An answer of many rows takes a while to encode: the page shows it first.
      if (waiting.push(call) === 1) whenIdle(catchUp);
    },
    { withEarlier: true },
  );
  document.addEventListener('click', ({ target }) => noteClick(recorder, target), { capture: true, passive: true });
  // What was typed may be in the name of a button or in a message of the service. Passwords are in neither.
  document.addEventListener('focusout', ({ target }) => noteTyped(recorder, target), { capture: true, passive: true });
  return { ...recorder, catchUp };
}

function noteClick(recorder: Recorder, target: EventTarget | null) {
  const press = clickName(target);
  if (press) recorder.click(press);
}

function noteTyped({ redactor }: Recorder, target: EventTarget | null) {
  if (target instanceof Element && isField(target) && target.type !== 'password' && target.value.length > 1) redactor.typed(target.value);
}

function whenIdle(run: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}
