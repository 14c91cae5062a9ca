import { session } from '#app/api/account/session.ts';
import { createClient } from '#app/api/client/client.ts';
import { createService } from '../service/service.ts';
import { createWorld, type WorldOptions } from '../world/world.ts';
import { answers } from './answers.ts';

export const at = (name: string) => (name.includes('@') ? name : `${name}@provena.test`);

/** For tests: all answers over a small world, and clients that sign in as a person does, by address and password. */
export function stand(options: Partial<WorldOptions> = {}) {
  const world = createWorld({ now: { day: '2026-11-20', minute: 632 }, campaigns: 60, ...options });
  const service = createService(world, answers);
  const clientWith = (token: string | null) =>
    createClient({
      origin: 'http://localhost',
      token: () => token,
      onSessionLost: () => undefined,
      fetch: async (url, init) => (await service.handle(new Request(url, init))) ?? Response.json({ code: 404 }, { status: 404 }),
    });
  const client = clientWith(null);
  return {
    world,
    client,
    clientWith,
    async signIn(name: string, password = 'provena-demo') {
      const reply = await client.send(session.login, { body: { email: at(name), password, remember: null } });
      const token = reply.isDone && 'token' in reply.value ? reply.value.token : null;
      return { client: clientWith(token), token };
    },
  };
}
