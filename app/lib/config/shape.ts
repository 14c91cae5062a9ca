import * as v from 'valibot';

/** `https://api.example.com`, or a path of this origin without a slash at its end: `/console`. Empty: where the page is. */
const origin = v.pipe(
  v.string(),
  v.check(
    (given) => given === '' || /^(\/[\w-][\w.-]*)+$/.test(given) || isOrigin(given),
    'an origin like https://api.example.com, or a path like /console, without a slash at its end',
  ),
);
/** Where a link may lead: nothing that runs. */
const address = v.pipe(
  v.string(),
  v.check(
    (given) => /^\/(?!\/)/.test(given) || (URL.canParse(given) && /^(https?|mailto):$/.test(new URL(given).protocol)),
    'an address with https:, http: or mailto:, or a path that begins with /',
  ),
);
const timeZone = v.pipe(
  v.string(),
  v.check((given) => isTimeZone(given), 'a time zone like Asia/Shanghai'),
);
const seconds = v.pipe(v.number(), v.integer('whole seconds'), v.minValue(30, '30 seconds or more'), v.maxValue(86_400, 'a day at most'));
const call = v.pipe(
  v.string(),
  v.regex(/^(\*|(GET|POST|PUT|DELETE) \/\S*)$/, 'a call like GET /api/{app}/logs, with * at its end for all that begin so'),
);

/** What an operator says about an installation, in `config.json`. All of it may be left out. */
const shape = v.strictObject({
  /** What stands before `/api`. */
  api: v.optional(origin, ''),
  /** Where the tracking script sends to; without it, what the service says. */
  logReceiver: v.optional(v.nullable(address), null),
  product: v.optional(
    v.strictObject({
      name: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty('a name'), v.maxLength(40, '40 characters at most'))), null),
      mark: v.optional(v.nullable(address), null),
    }),
    {},
  ),
  links: v.optional(v.strictObject({ docs: v.optional(v.nullable(address), null), support: v.optional(v.nullable(address), null) }), {}),
  /** An account that everybody may enter with one press, or none. */
  demo: v.optional(
    v.nullable(
      v.strictObject({ email: v.pipe(v.string(), v.email('an email address')), password: v.pipe(v.string(), v.nonEmpty('a password')) }),
    ),
    null,
  ),
  language: v.optional(v.picklist(['zh-CN', 'en'], 'zh-CN or en'), 'zh-CN'),
  /** The days of reports are those of this zone. */
  timeZone: v.optional(timeZone, 'Asia/Shanghai'),
  /** Where pictures of announcements may come from, besides the origin of the console. All others are links. */
  images: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (given) => given.startsWith('https:') && isOrigin(given),
          'origins like https://cdn.example.com, without a slash at their end',
        ),
      ),
    ),
    [],
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
    readonly expected: string,
  ) {
    super(field ? `config.json: “${field}” has to be ${expected}` : `config.json has to be ${expected}`);
  }
}

const oneObject = 'one JSON object';

export function configFrom(given: unknown): Config {
  if (Array.isArray(given)) throw new ConfigError('', oneObject);
  const result = v.safeParse(shape, given, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  throw new ConfigError(field, field ? expectedAt(issue) : oneObject);
}

export const usualConfig = configFrom({});

function expectedAt({ expected, kind, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'left out: there is no such field';
  return kind === 'validation' || !message.startsWith('Invalid') ? message : `${expected ?? 'something else'}`;
}

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
