import { headersForOthers } from '#app/deploy/headers.ts';
import { answers as allAnswers } from '../domains/answers.ts';
import type { Answer } from '../service/answer.ts';
import { createService, type Service } from '../service/service.ts';
import { takeSentMails, type SentMail } from '../world/members/registration/mails.ts';
import type { Saved } from '../world/state/store.ts';
import type { Config } from '#app/lib/config/shape.ts';
import type { Now } from '../world/calendar.ts';
import { createWorld } from '../world/world.ts';
import { answerAdNetwork, leadToAdNetwork } from './adNetwork.ts';
import { nowInShanghai } from './nowInShanghai.ts';
import type { Backend } from './http/backend.ts';
import { requestOf, send } from './http/exchange.ts';
import { isUnder } from './http/paths.ts';
import { HttpError } from './http/httpError.ts';
import { httpOnlySession } from './sign-in/httpOnlySession.ts';
import { randomSecrets } from './sign-in/randomSecrets.ts';
import { slowSignIn, type Pace } from './sign-in/slowSignIn.ts';
import { forgetState, readState, stateWriter, type StateWriter } from './state-file.ts';

interface Embedding {
  /** Null keeps the world in memory only. */
  stateFile: string | null;
  isFresh?: boolean;
  say?: (words: string) => void;
  answers?: readonly Answer[];
  clock?: () => Now;
  /** Is given the mails that the service would send. */
  post?: (letter: SentMail) => void;
  session?: Config['session'];
  pace?: Pace;
}

/** The service in this process, with its world in a file. Every change is written before it is answered. */
export async function createEmbedded(given: Embedding): Promise<Backend> {
  const { stateFile, isFresh = false, say = () => undefined } = given;
  if (stateFile === null) return backendOver(worldOfToday({}, given), given);
  if (isFresh) await forgetState(stateFile);
  const world = worldOfToday(await readState(stateFile, say), given);
  const writer = stateWriter(stateFile, world.save, say);
  world.onChange(writer.changed);
  return backendOver({ handle: (request) => written(writer, () => world.handle(request)) }, { ...given, close: writer.last });
}

interface Behind extends Pick<Embedding, 'session' | 'pace'> {
  close?: () => Promise<void>;
}

/** A service behind a socket. */
export function backendOver(service: Service, { session = 'token', pace, close = () => Promise.resolve() }: Behind = {}): Backend {
  const slow = slowSignIn(service, pace);
  const { handle } = session === 'httpOnly' ? httpOnlySession(slow) : slow;
  return {
    owns: (path) => isUnder('/api', path) || isUnder('/receiver', path),

    async handle(incoming, response, path) {
      if (isUnder('/receiver', path)) {
        // The tracking script runs on the pages of others.
        for (const [name, value] of Object.entries(openToAll)) response.setHeader(name, value);
        if (incoming.method === 'OPTIONS') {
          response.writeHead(204).end();
          return;
        }
      }
      const answer = await handle(await requestOf(incoming), incoming.socket.remoteAddress ?? '');
      if (!answer) throw new HttpError(404, 'The service has no such call');
      await send(answer, response, incoming.headers['accept-encoding']);
    },

    close,
  };
}

const openToAll = {
  ...headersForOthers,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '86400',
};

/** Waits until the changes of an answer are on disk, so that no confirmed change is lost. */
async function written<Value>(writer: StateWriter, act: () => Promise<Value>): Promise<Value> {
  const before = writer.count();
  const value = await act();
  if (writer.count() !== before) await writer.last();
  return value;
}

/** A world has a fixed time: the moment in which it was made. */
const hourOf = ({ day, minute }: Now) => `${day} ${Math.floor(minute / 60)}`;

/** The service over a world with the current time: each hour a new world is made with the saved changes. */
function worldOfToday(saved: Saved, { answers = allAnswers, clock = nowInShanghai, post }: Embedding) {
  let tell: () => void = () => undefined;
  let asked = 0;
  const make = (changes: Saved) => createWorld({ now: clock(), saved: changes, onChange: () => tell(), secrets: randomSecrets });
  let world = make(saved);
  let service = createService(world, answers);
  return {
    save: () => world.save(),
    onChange: (listener: () => void) => void (tell = listener),
    async handle(request: Request) {
      // Not while a call is still being answered.
      if (asked === 0 && hourOf(clock()) !== hourOf(world.now)) {
        world = make(world.save());
        service = createService(world, answers);
      }
      asked += 1;
      try {
        return answerAdNetwork(world, request) ?? (await leadToAdNetwork(request, await service.handle(request)));
      } finally {
        asked -= 1;
        for (const letter of takeSentMails(world)) post?.(letter);
      }
    },
  };
}
