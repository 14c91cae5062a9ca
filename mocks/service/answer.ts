import { forbidden, unknownSession } from './refusal.ts';
import { inputOf, type Incoming } from './incoming.ts';
import type { Account } from '../world/members/account.ts';
import { dataFlagsIn } from '../world/apps/reportLimits.ts';
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

export interface AnswerRequest<Caller> {
  world: World;
  /** Whose token came with the call. */
  caller: Caller;
  token: string | null;
}

interface Asked<Of, Caller> extends AnswerRequest<Caller> {
  input: InputOf<Of>;
}

/** A declared call with its answer. `respond` takes and returns values of the wire. */
export interface Answer {
  readonly endpoint: Endpoint;
  respond(asker: AnswerRequest<Account | null>, incoming: Incoming): unknown;
}

/** An answer for signed-in callers. The app in the path must be one of theirs. */
export function answer<Of extends Endpoint>(endpoint: Of, respondWith: (asked: Asked<Of, Account>) => ResultOf<Of>): Answer {
  return {
    endpoint,
    respond: (asker, incoming) => endpoint.result.write(respondWith(admitted(endpoint, asker, incoming))),
  };
}

/** An answer that needs no session. */
export function answerPublic<Of extends Endpoint>(endpoint: Of, give: (asked: Asked<Of, Account | null>) => ResultOf<Of>): Answer {
  return {
    endpoint,
    respond: (asker, incoming) => endpoint.result.write(give({ ...asker, input: inputFor(endpoint, incoming) })),
  };
}

/** A file, or nothing to download. */
export function answerFile<Of extends Endpoint>(endpoint: Of, give: (asked: Asked<Of, Account>) => FileAnswer | null): Answer {
  return { endpoint, respond: (asker, incoming) => new FileResult(give(admitted(endpoint, asker, incoming))) };
}

/** Distinguishes a file from a value. */
export class FileResult {
  constructor(readonly file: FileAnswer | null) {}
}

function admitted<Of extends Endpoint>(
  endpoint: Of,
  { caller, ...asker }: AnswerRequest<Account | null>,
  incoming: Incoming,
): Asked<Of, Account> {
  if (!caller) throw unknownSession();
  const input = inputFor(endpoint, incoming);
  const { app } = incoming.path;
  if (app === undefined) return { ...asker, caller, input };
  if (!asker.world.mayOpen(caller, Number(app))) throw forbidden();
  // Rights for one app come before those of the role.
  const flags = dataFlagsIn(asker.world, caller, Number(app));
  return { ...asker, caller: { ...caller, flags }, input };
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- a parse border: the codecs of the endpoint have read each part of it
const inputFor = <Of extends Endpoint>(endpoint: Of, incoming: Incoming) => inputOf(endpoint, incoming) as InputOf<Of>;
