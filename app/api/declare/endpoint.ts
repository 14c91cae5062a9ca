import type { Codec, ValueOf } from '../wire/codec.ts';
import { text } from '../wire/scalars.ts';
import { namesByWire, type Fields, type Shaped } from '../wire/shapes.ts';
import type { Subject } from './subjects.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path as the specification writes them, with the placeholders of the path in braces. */
export type Call = `${Method} /${string}`;

type Placeholders<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** The input of a call. Names are ours; a codec knows those of the wire. */
export interface Parts<Query extends Fields, Body, Result> {
  /** Placeholders that are not plain words. */
  path?: Fields;
  query?: Query;
  /** Constant parameters: `delflag=1`. */
  always?: Readonly<Record<string, string>>;
  body?: Codec<Body>;
  /** How the body travels. JSON unless the service wants it otherwise. */
  as?: 'json' | 'form' | 'multipart';
  result: Codec<Result>;
  /** What is made of the answer before anybody sees it, where the service answers otherwise than the console reads. */
  read?: (result: Result, input: Readonly<Record<string, unknown>>) => Result;
  /** Which input a refusal is about where its code alone says so: `{ '-1008': 'email' }`. A refusal that names its field needs none. */
  refusals?: Readonly<Record<`-${number}`, string>>;
  /** What is different afterwards besides the subject of the call itself. */
  touches?: readonly Subject[];
  /** The service may answer with a file, which `result` then reads as `{ file }`. */
  mayBeFile?: boolean;
  /** Answered to those who have not signed in. */
  isOpen?: boolean;
  /** The session, the guard or the shell asks for it before any page can show its own: faults of the service for data leave it alone. */
  isShell?: boolean;
  /** Rules and readings that it follows. */
  cites?: string;
  /** Its names in the inventory of the specification; several where the specification mentions one call more than once. */
  spec?: string | readonly string[];
}

/** About all calls of a module. */
export interface Origin {
  /** The specification has no such call, though its screens need one (G-01 to G-04). */
  isOurs?: boolean;
}

/** The declaration of one call. Types, client, mocks, OpenAPI and tests follow from it. */
export interface Endpoint<Input = never, Result = unknown> {
  readonly call: Call;
  readonly method: Method;
  readonly path: string;
  readonly subject: Subject;
  readonly kind: 'query' | 'mutation' | 'download';
  readonly placeholders: Fields;
  readonly query: Fields;
  readonly always: Readonly<Record<string, string>>;
  readonly body: Codec<unknown> | null;
  readonly as: 'json' | 'form' | 'multipart';
  readonly result: Codec<Result>;
  /** What is sent, by the names of the wire: a refusal may name one of them. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly touches: readonly Subject[];
  readonly mayBeFile: boolean;
  readonly isOpen: boolean;
  readonly isShell: boolean;
  readonly cites: string;
  readonly spec: readonly string[];
  readonly isOurs: boolean;
  /** Only for the compiler: there is never a value. */
  readonly input?: (input: Input) => void;
}

export type InputOf<Of> = Of extends { input?: (input: infer Input) => void } ? Input : never;
export type ResultOf<Of> = Of extends { result: Codec<infer Result> } ? Result : never;

type Nullable<Of> = { [Name in keyof Of]: null extends Of[Name] ? Name : never }[keyof Of];
/** What may be null may be left out. */
type Given<Of> = Omit<Of, Nullable<Of>> & Partial<Pick<Of, Nullable<Of>>>;
type PathInput<Path, Typed extends Fields> = {
  [Name in Placeholders<Path>]: Name extends keyof Typed ? ValueOf<Typed[Name]> : string | number;
};
type BodyInput<Body> = [Body] extends [never] ? unknown : { body: Body };

export type Input<Path, Typed extends Fields, Query extends Fields, Body> = PathInput<Path, Typed> & Given<Shaped<Query>> & BodyInput<Body>;

const isMethod = (word: string | undefined): word is Method => word !== undefined && ['GET', 'POST', 'PUT', 'DELETE'].includes(word);

export function endpointOf<Asked, Result>(
  subject: Subject,
  kind: Endpoint['kind'],
  call: Call,
  parts: Parts<Fields, unknown, Result>,
  { isOurs = false }: Origin = {},
): Endpoint<Asked, Result> {
  const {
    path: typed = {},
    query = {},
    always = {},
    body,
    as = 'json',
    result,
    refusals = {},
    touches = [],
    mayBeFile = false,
    isOpen = false,
    isShell = false,
    cites = '',
    spec = [],
  } = parts;
  const [method, path = ''] = call.split(' ');
  if (!isMethod(method)) throw new Error(`${call} begins with no method`);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const unknown = Object.keys(typed).find((name) => !names.includes(name));
  if (unknown) throw new Error(`${call} has no {${unknown}} in its path`);
  const placeholders = Object.fromEntries(names.map((name) => [name, typed[name] ?? text]));
  const inputs = { ...namesByWire(query), ...body?.fieldNames };
  const astray = Object.values(refusals).find((name) => !Object.values(inputs).includes(name));
  if (astray) throw new Error(`${call} sends no ${astray} that could be refused`);
  return {
    call,
    method,
    path,
    subject,
    kind,
    placeholders,
    query,
    always,
    body: body ?? null,
    as,
    result,
    inputs,
    refusals,
    touches: kind === 'mutation' ? [...new Set([subject, ...touches])] : [],
    mayBeFile,
    isOpen,
    isShell,
    cites,
    spec: typeof spec === 'string' ? [spec] : spec,
    isOurs,
  };
}
