import type { BrowserStorage } from '../../session/browserStorage.ts';
import { failedCallsName, type FailedCall } from './failedCalls.ts';

/** The failed calls of this tab, the newest first. What another version has stored is left out. */
export function failedCallsIn(tab: BrowserStorage | null): FailedCall[] {
  const stored = tab?.get(failedCallsName);
  return Array.isArray(stored) ? stored.filter(isFailedCall).toReversed() : [];
}

function isFailedCall(stored: unknown): stored is FailedCall {
  if (!Array.isArray(stored)) return false;
  const [at, call, trouble, code, duration, trace]: unknown[] = stored;
  const texts = [call, trouble, ...(trace === null ? [] : [trace])];
  const numbers = [at, duration, ...(code === null ? [] : [code])];
  return texts.every((one) => typeof one === 'string') && numbers.every((one) => typeof one === 'number');
}
