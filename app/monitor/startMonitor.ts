import { observeCalls } from '../api/client/observed/observed.ts';
import type { Config } from '../lib/config/shape.ts';
import { buildVersion } from '../lib/status/buildVersion.ts';
import type { BrowserStorage } from '../session/browserStorage.ts';
import { createCallTimes } from './callTimes.ts';
import { describeError } from './describeError.ts';
import type { ErrorSource, MonitorEvent } from './events.ts';
import { createOutbox } from './outbox.ts';
import { redactAddress } from './redact.ts';
import { watchTypedTexts } from './typedTexts.ts';
import { createVitals, observeVitals } from './vitals.ts';

/** An error waits this long for others. In milliseconds. */
const errorDelay = 5_000;
/** How often the figures of calls are sent while the page is open. In milliseconds. */
const figuresEvery = 5 * 60_000;

/** Takes an error that React has caught. */
type Caught = (error: unknown) => void;

/** Reports errors, failed chunks, blocked content, times of calls and web vitals of this page to the address that the operator has named. */
export function startMonitor({ address, sample }: NonNullable<Config['monitor']>, tab: BrowserStorage): Caught {
  if (!isSampled(sample, tab)) return () => undefined;
  const about = { ...buildVersion, sample, visit: crypto.randomUUID(), language: navigator.language };
  const outbox = createOutbox({ about, send: (body) => sendMessage(address, body) });
  const [calls, vitals, typedTexts] = [createCallTimes(), createVitals(), watchTypedTexts(document)];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastVitals = '';

  const add = (event: MonitorEvent) => outbox.add(event, redactAddress(location));
  function addSoon(event: MonitorEvent) {
    add(event);
    timer ??= setTimeout(() => {
      timer = undefined;
      outbox.flush();
    }, errorDelay);
  }
  const report = (error: unknown, source: ErrorSource) => addSoon(describeError(error, source, typedTexts()));

  function flush() {
    const figures = calls.take();
    if (figures.length > 0) add({ kind: 'calls', calls: figures });
    const measured = vitals.read();
    if (JSON.stringify(measured) !== lastVitals) add(measured);
    lastVitals = JSON.stringify(measured);
    outbox.flush();
  }

  addEventListener('error', ({ error, message }) => report(error ?? message, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
  document.addEventListener('securitypolicyviolation', (violation) => {
    // A policy without the receiver would block each report about itself.
    if (originOf(violation.blockedURI) !== new URL(address, location.href).origin) addSoon(blocked(violation));
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
  setInterval(flush, figuresEvery);
  observeCalls(calls.add);
  observeVitals(vitals.add);
  return (error) => report(error, 'react');
}

/** Whether this tab takes part. The choice stays for as long as the tab is open, through reloads. */
export function isSampled(sample: number, tab: BrowserStorage, random = Math.random): boolean {
  const stored = tab.get(drawn);
  const chance = typeof stored === 'number' ? stored : random();
  tab.put(drawn, chance);
  return chance < sample;
}

const drawn = 'monitor';

/** A text, so that a receiver elsewhere is sent no preflight. Where there are no beacons, a request outlives the page. */
function sendMessage(address: string, body: string) {
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
}

/** Content that the policy has blocked, without the addresses of others beyond their origin. */
function blocked({ effectiveDirective, blockedURI, sourceFile, lineNumber }: SecurityPolicyViolationEvent): MonitorEvent {
  const origin = originOf(blockedURI) ?? (/^[\w-]{1,30}$/.test(blockedURI) ? blockedURI : '');
  const file = URL.canParse(sourceFile) ? redactAddress({ pathname: new URL(sourceFile).pathname, search: '' }) : '';
  return { kind: 'csp', directive: effectiveDirective.slice(0, 60), blocked: origin, place: `${file}:${lineNumber}` };
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
