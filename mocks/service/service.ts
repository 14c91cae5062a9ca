import { FileResult, type Answer } from './answer.ts';
import { previewed, previewHeader, wantedBy } from './preview/previewed.ts';
import { forbidden, Refusal, unknownSession } from './refusal.ts';
import { doneOnce } from './repeats.ts';
import { routeTo } from './route.ts';
import type { Account } from '../world/members/account.ts';
import type { World } from '../world/world.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';

/** Answers requests from a world, whether they come from a worker, a test or a server. */
export interface Service {
  /** Nothing when the path is none of the service's. */
  handle(request: Request): Promise<Response | null>;
}

/** An unexpected error in an answer. Names the call, never its input. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly call: Endpoint['call'],
    override readonly cause: unknown,
  ) {
    super(`${call} could not be answered`);
  }
}

const longestBody = 20_000_000;

export function createService(world: World, answers: readonly Answer[]): Service {
  const find = routeTo(answers);
  return {
    async handle(request) {
      const { pathname, searchParams } = new URL(request.url);
      const found = find(request.method, pathname);
      if (found === 'no path') return null;
      if (found === 'no method') return refused(new Refusal(405, 'Method not allowed', null, 405));
      try {
        const { answer, path } = found;
        const token = request.headers.get('Authorization');
        const caller = world.callerOf(token);
        // Checked first, so that callers without a session learn nothing.
        if (!caller && !answer.endpoint.isOpen) throw unknownSession();
        const body = await bodyOf(answer.endpoint, request);
        const shownTo = callerFor(world, caller, request, answer.endpoint);
        const respond = () => answer.respond({ world, caller: shownTo, token }, { path, search: searchParams, body });
        const given =
          answer.endpoint.kind === 'mutation' ? doneOnce(world, { caller, headers: request.headers, pathname, body }, respond) : respond();
        return given instanceof FileResult ? sent(given) : Response.json({ code: 200, message: '', content: given ?? null });
      } catch (error) {
        if (error instanceof Refusal) return refused(error);
        throw new Failure(found.answer.endpoint.call, error);
      }
    },
  };
}

const refused = ({ code, message, data, status }: Refusal) => Response.json({ code, message, data }, { status });

function sent({ file }: FileResult): Response {
  if (!file) return new Response(null, { status: 204 });
  return new Response(file.bytes, {
    status: file.isPartial ? 206 : 200,
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="download"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  });
}

export async function bodyOf({ body, as, call }: Endpoint, request: Request): Promise<unknown> {
  if (!body) return undefined;
  if (Number(request.headers.get('Content-Length')) > longestBody) throw new Refusal(413, '内容过大', null, 413);
  try {
    if (as === 'json') return await request.json();
    const form = as === 'multipart' ? await request.formData() : new URLSearchParams(await request.text());
    return Object.fromEntries(form.entries());
  } catch {
    throw new Refusal(400, `${call}: 内容不是约定的格式`, null, 400);
  }
}

/** Who the call is answered to. A preview reads as somebody else and writes nothing. */
function callerFor(world: World, caller: Account | null, { headers }: Request, endpoint: Endpoint): Account | null {
  const as = headers.get(previewHeader);
  if (as === null || !caller || endpoint.isOpen) return caller;
  if (endpoint.kind === 'mutation') throw forbidden();
  return previewed(world, caller, wantedBy(as));
}
