import { ApiError } from '../api/client/error.ts';
import { PartUnavailable } from '../lib/lazyPart.ts';
import type { ErrorSource, MonitorEvent } from './events.ts';
import { redactMessage } from './redact.ts';

const mostFrames = 20;

/** Describes an error for the receiver: where it happened, and its message without personal data. */
export function describeError(error: unknown, source: ErrorSource, typed: readonly string[]): MonitorEvent {
  if (error instanceof PartUnavailable)
    return { kind: 'chunk', part: redactMessage(error.message), message: redactMessage(String(error.cause), typed) };
  if (error instanceof ApiError) {
    const { call, trouble, code, status, trace } = error;
    return { kind: 'error', source, name: 'ApiError', call, trouble, code: code ?? status, trace };
  }
  if (!(error instanceof Error))
    return { kind: 'error', source, name: typeof error, message: redactMessage(textOf(error), typed), frames: [] };
  const name = /^[\w.]{1,60}$/.test(error.name) ? error.name : 'Error';
  return { kind: 'error', source, name, message: redactMessage(textOf(error.message), typed), frames: framesOf(error.stack) };
}

/** Whatever is thrown is not always a text, and may throw once more when it is made one. */
function textOf(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : '';
}

/**
 * The lines of a stack as `function /assets/entry-1a2b.js:1:2345`. Everything else in a stack, such as the message in its first lines, is left
 * out. Chrome writes `at name (address:1:2)`, Firefox and Safari `name@address:1:2`.
 */
export function framesOf(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  return stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => {
      const [, caller = '', address = '', place = ''] =
        /^\s*(?:at )?(?:([^@()]*?) ?[@(])?(https?:\/\/[^\s()]+?):(\d+:\d+)\)?$/.exec(line) ?? [];
      if (!URL.canParse(address)) return [];
      const name = /^(async |new )?[\w$.<>#]{1,80}$/.test(caller) ? `${caller} ` : '';
      return [`${name}${new URL(address).pathname.slice(0, 120)}:${place}`];
    })
    .slice(0, mostFrames);
}
