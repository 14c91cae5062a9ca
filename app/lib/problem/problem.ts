import * as v from 'valibot';
import { MenuRight } from '../../api/account/rights.ts';
import { LoginAccount } from '../../api/account/shapes.ts';
import { list } from '../../api/wire/shapes.ts';

/** What went wrong with a call, without the data that the service sent along. */
const Fault = v.object({
  trouble: v.picklist(['offline', 'timeout', 'unsent', 'session', 'preview', 'lacking', 'refused', 'broken', 'malformed']),
  status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  code: v.nullable(v.pipe(v.number(), v.integer())),
  message: v.string(),
  field: v.nullable(v.string()),
});
export type Fault = v.InferOutput<typeof Fault>;

/** The input of a call by the names of the wire. */
const Sent = v.object({ path: v.record(v.string(), v.unknown()), query: v.record(v.string(), v.unknown()), body: v.optional(v.unknown()) });
export type Sent = v.InferOutput<typeof Sent>;

const time = v.pipe(v.string(), v.isoTimestamp());

const RecordedCall = v.object({
  call: v.pipe(v.string(), v.regex(/^(GET|POST|PUT|DELETE) \//)),
  at: time,
  /** In milliseconds. */
  duration: v.number(),
  sent: Sent,
  /** As the service sends it. Absent for a file, and for a call that failed. */
  answer: v.optional(v.unknown()),
  fault: v.optional(Fault),
});
export type RecordedCall = v.InferOutput<typeof RecordedCall>;

const Click = v.object({ at: time, page: v.string(), role: v.string(), name: v.string() });
export type Click = v.InferOutput<typeof Click>;

const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));

/** Reports a problem as it was seen. Replaying follows the address, so it has to be one of this console. */
const ProblemFile = v.object({
  kind: v.literal('provena-problem'),
  version: v.literal(1),
  savedAt: time,
  note: v.string(),
  address: v.pipe(v.string(), v.maxLength(8_000), v.regex(/^\/(?![/\\])[^\s\\]*$/)),
  role: v.string(),
  platform: v.string(),
  browser: v.string(),
  viewport: v.object({ width: size, height: size }),
  settings: v.object({
    theme: v.picklist(['light', 'dark', 'system']),
    locale: v.picklist(['zh-CN', 'en']),
    density: v.picklist(['comfortable', 'compact']),
    menu: v.picklist(['wide', 'narrow']),
  }),
  account: v.nullable(LoginAccount.read),
  menus: list(MenuRight).read,
  calls: v.array(RecordedCall),
  /** Calls that are not in the file, because it would be too large. */
  leftOut: v.pipe(v.number(), v.integer(), v.minValue(0)),
  clicks: v.array(Click),
  /** Every replacement in the file. In a recorded input, a replacement matches any text. */
  replacements: v.array(v.string()),
});

/** A file as the console reads it. */
export type Problem = v.InferOutput<typeof ProblemFile>;

/** A file as it is saved: account and menus are encoded as the service sends them. */
export type SavedProblem = v.InferInput<typeof ProblemFile>;

type Sentence = readonly [chinese: string, english: string];

/** In characters. Larger files are refused before they are parsed. */
const longest = 20_000_000;

const notOurs: Sentence = [
  '这不是问题录制文件，请选择 provena-problem-….json',
  'This is not a problem recording. Choose a file named provena-problem-….json',
];

/** Reads an untrusted file. Returns a sentence that says what is wrong, if it cannot be read. */
export function readProblem(text: string): { problem: Problem } | { wrong: Sentence } {
  if (text.length > longest)
    return { wrong: ['文件过大，问题录制不超过 20 MB', 'The file is too large. A problem recording has at most 20 MB'] };
  const sent = parsed(text);
  if (typeof sent !== 'object' || sent === null || Reflect.get(sent, 'kind') !== 'provena-problem') return { wrong: notOurs };
  if (Reflect.get(sent, 'version') !== 1)
    return {
      wrong: ['文件由另一版本的控制台保存，请用同一版本打开', 'Another version of the console saved this file. Open it with that version'],
    };
  const read = v.safeParse(ProblemFile, sent);
  if (read.success) return { problem: read.output };
  const field = v.getDotPath(read.issues[0]) ?? '';
  return { wrong: [`问题录制已损坏，无法读取 ${field}`, `The problem recording is damaged: “${field}” can’t be read`] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
