import { on, own, tried } from '../guard.ts';
import { options } from '../settings.ts';
import { isFull } from './full.ts';

/** With `debug`, says in the console what was sent, kept and dropped, and why. */
export const explain = (...words: unknown[]) => {
  // oxlint-disable-next-line no-console -- what it is for
  if (isFull && options.debug) tried(() => console.info('_provena', ...words));
};

/** What a page has given us to run, or to read, may throw: the event is dropped, and it is said why. */
export const orExplain =
  <Value>(what: string, run: () => Value) =>
  (): Value => {
    try {
      return run();
    } catch (error) {
      explain(`${what} threw, and its event is dropped:`, error);
      throw error;
    }
  };

/** What the policy of the page has refused to connect to. */
const blocked: string[] = [];

export const watchPolicy = () =>
  on('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (effectiveDirective === 'connect-src') blocked.push(blockedURI);
  });

/** Why no answer has come: a browser tells a page of no difference, so it is asked in another way. */
export const explainSilence = (address: string, error: unknown) => {
  const origin = new URL(address).origin;
  if (Object(error).name === 'AbortError') explain('No answer within 5 s: sent again later.', address);
  else if (blocked.some((uri) => uri.startsWith(origin)))
    explain(`Not sent: the Content-Security-Policy of this page does not allow it. Add ${origin} to connect-src.`);
  else if (options.debug)
    fetch(address, own({ method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })).then(
      () =>
        explain(
          `The receiver can be reached, but its answer has no Access-Control-Allow-Origin: events arrive and are sent again.`,
          address,
        ),
      () => explain('The receiver cannot be reached: sent again later.', address),
    );
};
