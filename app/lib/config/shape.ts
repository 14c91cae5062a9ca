import * as v from 'valibot';
import type { Wanted } from './wanted.ts';

/** A message of the shape is a name in the table of what is wanted. */
const want = (key: Wanted) => key;

/** `https://api.example.com`, or a path of this origin without a slash at its end: `/console`. Empty: where the page is. */
const origin = v.pipe(
  v.string(),
  v.check((given) => given === '' || /^(\/[\w-][\w.-]*)+$/.test(given) || isOrigin(given), want('origin')),
);
/** Where a link may lead: nothing that runs. */
const address = v.pipe(
  v.string(),
  v.check(
    (given) => /^\/(?!\/)/.test(given) || (URL.canParse(given) && /^(https?|mailto):$/.test(new URL(given).protocol)),
    want('address'),
  ),
);
/** Where something is bought: on a page with a certificate, or by mail. */
const purchase = v.pipe(
  v.string(),
  v.check((given) => URL.canParse(given) && /^(https|mailto):$/.test(new URL(given).protocol), want('purchase')),
);
const timeZone = v.pipe(
  v.string(),
  v.check((given) => isTimeZone(given), want('timeZone')),
);
const seconds = v.pipe(v.number(), v.integer(want('whole')), v.minValue(30, want('leastSeconds')), v.maxValue(86_400, want('mostSeconds')));
const call = v.pipe(v.string(), v.regex(/^(\*|(GET|POST|PUT|DELETE) \/\S*)$/, want('call')));

/** What an operator says about an installation, in `config.json`. All of it may be left out. */
const shape = v.strictObject({
  /** What stands before `/api`. */
  api: v.optional(origin, ''),
  /** Where the tracking script sends to; without it, what the service says. */
  logReceiver: v.optional(v.nullable(address), null),
  product: v.optional(
    v.strictObject({
      name: v.optional(v.nullable(v.pipe(v.string(), v.regex(/\S/, want('name')), v.maxLength(40, want('nameLength')))), null),
      mark: v.optional(v.nullable(address), null),
    }),
    {},
  ),
  links: v.optional(
    v.strictObject({
      docs: v.optional(v.nullable(address), null),
      support: v.optional(v.nullable(address), null),
      /** The pages to renew a plan and to buy data volume. If one is missing, the other is used; without both, the console opens a mail (decision 0152). */
      renew: v.optional(v.nullable(purchase), null),
      sales: v.optional(v.nullable(purchase), null),
    }),
    {},
  ),
  /** An account that everybody may enter with one press, or none. */
  demo: v.optional(
    v.nullable(
      v.strictObject({ email: v.pipe(v.string(), v.email(want('email'))), password: v.pipe(v.string(), v.nonEmpty(want('password'))) }),
    ),
    null,
  ),
  /** Where the session is: the script has the token and sends it, or the browser alone has it, in an HttpOnly cookie of the service (decision 0190). */
  session: v.optional(v.picklist(['token', 'httpOnly'], want('session')), 'token'),
  language: v.optional(v.picklist(['zh-CN', 'en'], want('language')), 'zh-CN'),
  /** The days of reports are those of this zone. */
  timeZone: v.optional(timeZone, 'Asia/Shanghai'),
  /** Where pictures of announcements may come from, besides the origin of the console. All others are links. */
  images: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check((given) => given.startsWith('https:') && isOrigin(given), want('images')),
      ),
    ),
    [],
  ),
  /** The address that receives errors and timings, and the share of tabs that send them. */
  monitor: v.optional(
    v.nullable(
      v.strictObject({
        address: v.pipe(address, v.regex(/^(http|\/)/, want('receiver'))),
        sample: v.optional(v.pipe(v.number(), v.minValue(0, want('share')), v.maxValue(1, want('share'))), 1),
      }),
    ),
    null,
  ),
  /** Seconds between two looks. */
  poll: v.optional(v.strictObject({ flow: v.optional(seconds, 300), announcements: v.optional(seconds, 180) }), {}),
  /** Calls of ours that this back end does not have. `*` is all of them. */
  lacks: v.optional(v.array(call), []),
});

export type Config = v.InferOutput<typeof shape>;

/** Names the field and what may stand there; never what stands there, which may be a password. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly field: string,
    /** By its name in the table of what is wanted. */
    readonly what: string,
  ) {
    super(`config.json: ${field} ${what}`);
  }
}

export function configFrom(given: unknown): Config {
  if (Array.isArray(given)) throw new ConfigError('', 'object');
  const result = v.safeParse(shape, given, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  throw new ConfigError(field, field ? wantedAt(issue) : 'object');
}

export const usualConfig = configFrom({});

function wantedAt({ expected, message, received }: v.BaseIssue<unknown>): string {
  // The library's own messages are sentences.
  if (/^\w+$/.test(message)) return message;
  if (received === 'undefined') return 'given';
  return (expected !== null && kinds[expected]) || 'unknown';
}

/** How the library calls kinds of values. `never` is a field that does not exist. */
const kinds: Readonly<Record<string, Wanted>> = { string: 'string', number: 'number', Array: 'list', Object: 'group' };

function isOrigin(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { origin: own, protocol } = new URL(given);
  return /^https?:$/.test(protocol) && own === given;
}

function isTimeZone(given: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
