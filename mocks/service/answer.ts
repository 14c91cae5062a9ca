import { forbidden, unknownSession } from './refusal.ts';
import { inputOf, type Incoming } from './incoming.ts';
import type { Account } from '../world/people/account.ts';
import { rightsIn } from '../world/people/rights.ts';
import type { World } from '../world/world.ts';
import type { Endpoint, InputOf, ResultOf } from '#app/api/declare/endpoint.ts';

/** A file as the answer to a download. */
export interface FileAnswer {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Some days of it are missing. */
  isPartial?: boolean;
}

export interface Asker<Caller> {
  world: World;
  /** Whose token came with the call. */
  caller: Caller;
  token: string | null;
}

interface Asked<Of, Caller> extends Asker<Caller> {
  input: InputOf<Of>;
}

/** A declared call with what the world answers to it. `respond` speaks the wire's language on both sides. */
export interface Answer {
  readonly endpoint: Endpoint;
  respond(asker: Asker<Account | null>, incoming: Incoming): unknown;
}

/** What somebody who has signed in is answered, if the app in the path is one of theirs. */
export function answer<Of extends Endpoint>(endpoint: Of, give: (asked: Asked<Of, Account>) => ResultOf<Of>): Answer {
  return {
    endpoint,
    respond: (asker, incoming) => endpoint.result.write(give(admitted(endpoint, asker, incoming))),
  };
}

/** What anybody is answered. */
export function answerAnyone<Of extends Endpoint>(endpoint: Of, give: (asked: Asked<Of, Account | null>) => ResultOf<Of>): Answer {
  return {
    endpoint,
    respond: (asker, incoming) => endpoint.result.write(give({ ...asker, input: inputFor(endpoint, incoming) })),
  };
}

/** A file, or nothing to download. */
export function answerFile<Of extends Endpoint>(endpoint: Of, give: (asked: Asked<Of, Account>) => FileAnswer | null): Answer {
  return { endpoint, respond: (asker, incoming) => new Sent(give(admitted(endpoint, asker, incoming))) };
}

/** Tells a file from a value. */
export class Sent {
  constructor(readonly file: FileAnswer | null) {}
}

function admitted<Of extends Endpoint>(endpoint: Of, { caller, ...asker }: Asker<Account | null>, incoming: Incoming): Asked<Of, Account> {
  if (!caller) throw unknownSession();
  const input = inputFor(endpoint, incoming);
  const { app } = incoming.path;
  if (app === undefined) return { ...asker, caller, input };
  if (!asker.world.mayOpen(caller, Number(app))) throw forbidden();
  // What somebody was given for one app comes before the role.
  const { flags } = rightsIn(asker.world, caller, Number(app));
  return { ...asker, caller: { ...caller, flags }, input };
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- a parse border: the codecs of the endpoint have read each part of it
const inputFor = <Of extends Endpoint>(endpoint: Of, incoming: Incoming) => inputOf(endpoint, incoming) as InputOf<Of>;
