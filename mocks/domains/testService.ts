import { session } from '#app/api/account/session.ts';
import { createClient, type ClientOptions } from '#app/api/client/client.ts';
import { createService } from '../service/service.ts';
import { createWorld, type WorldOptions } from '../world/world.ts';
import { answers } from './answers.ts';

export const emailOf = (name: string) => (name.includes('@') ? name : `${name}@provena.test`);

/** For tests: a service with all answers over a small world, and clients that sign in with an address and a password. */
export function testService(options: Partial<WorldOptions> = {}) {
  const world = createWorld({ now: { day: '2026-11-20', minute: 632 }, campaigns: 60, ...options });
  const service = createService(world, answers);
  const connection: Pick<ClientOptions, 'origin' | 'fetch'> = {
    origin: 'http://localhost',
    fetch: async (url, init) => (await service.handle(new Request(url, init))) ?? Response.json({ code: 404 }, { status: 404 }),
  };
  const clientWith = (token: string | null) => createClient({ ...connection, token: () => token, onSessionLost: () => undefined });
  const client = clientWith(null);
  return {
    world,
    service,
    connection,
    client,
    clientWith,
    async signIn(name: string, password = 'provena-demo') {
      const reply = await client.send(session.login, { body: { email: emailOf(name), password, remember: null } });
      const token = 'token' in reply ? reply.token : null;
      return { client: clientWith(token), token };
    },
  };
}
