import type { LoginAccount } from '#app/api/account/shapes.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Problem } from '#app/lib/problem/problem.ts';
import { answers } from '../domains/answers.ts';
import { routeTo } from '../service/route.ts';
import { bodyOf, type Service } from '../service/service.ts';
import type { World } from '../world/world.ts';
import { fitsRecorded } from './fitsRecorded.ts';
import { recordedAnswer } from './recordedAnswer.ts';

/** On every answer, so that the network panel shows which answers are not of the recording. */
const sourceHeader = 'X-Answered-By';

/**
 * Answers a call as it was answered last in a recording. The demo service answers what was not recorded, to a demo account of the same role: a page
 * that is opened later needs calls that nobody has recorded.
 */
export function withRecording(demo: Service, world: World, { calls, replacements, account, savedAt }: Problem): Service {
  const find = routeTo(answers);
  const wildcards = new Set(replacements);
  const token = account && demoToken(world, account);
  const date = new Date(savedAt).toUTCString();

  async function recorded(endpoint: Endpoint, path: Readonly<Record<string, string>>, request: Request) {
    const same = calls.filter(({ call }) => call === endpoint.call);
    if (same.length === 0) return null;
    const incoming = { path, search: new URL(request.url).searchParams, body: await bodyOf(endpoint, request.clone()) };
    const last = same.findLast(({ sent }) => fitsRecorded(endpoint, sent, incoming, wildcards));
    return last ? recordedAnswer(endpoint, last) : null;
  }

  async function fromDemo(request: Request) {
    const headers = new Headers(request.headers);
    if (token !== null && headers.has('Authorization')) headers.set('Authorization', token);
    return demo.handle(new Request(request, { headers }));
  }

  return {
    async handle(request) {
      const found = find(request.method, new URL(request.url).pathname);
      const answer = typeof found === 'string' ? null : await recorded(found.answer.endpoint, found.path, request);
      // An answer that never arrives carries no headers.
      if (answer?.type === 'error') return answer;
      const given = answer ?? (await fromDemo(request));
      given?.headers.set('Date', date);
      given?.headers.set(sourceHeader, answer ? 'recording' : 'demo service');
      return given;
    },
  };
}

/** A session of a demo account with the role of the recorded one, and with its id where both are of the demo service. */
function demoToken(world: World, { id, roleCategory, isSuperUser, isChannelPerson }: LoginAccount): string {
  const alike = world.accounts
    .all()
    .filter((one) => one.category === roleCategory && one.isSuperUser === isSuperUser && one.isChannelPerson === isChannelPerson);
  const demo = alike.find((one) => one.id === id) ?? alike[0];
  const token = 'recorded';
  if (demo) world.sessions.put({ token, account: demo.id, since: world.now.day });
  return token;
}
