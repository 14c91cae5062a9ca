import { session } from '#app/api/account/session.ts';

interface Behind {
  handle(request: Request, address: string): Promise<Response | null>;
}

const name = 'provena_session';
const week = 7 * 86_400;
const signIns: ReadonlySet<string> = new Set([session.login.path, session.loginByCode.path]);

/**
 * The service with its token in a cookie that no script can read. The cookie counts only with the `auth_v2` header (R-164): a form or an image of another
 * site cannot send that, and a script of another site needs a permission that the service gives to nobody.
 */
export function httpOnlySession(service: Behind): Behind {
  return {
    async handle(request, address) {
      const { pathname } = new URL(request.url);
      const attributes = `Path=/api; HttpOnly; SameSite=Lax${request.headers.get('x-forwarded-proto') === 'https' ? '; Secure' : ''}`;
      const isRemembered = signIns.has(pathname) && (await hasRemember(request));
      const answer = await service.handle(withToken(request), address);
      if (!answer) return answer;
      if (pathname === session.logout.path) return withCookie(answer, `${name}=; Max-Age=0; ${attributes}`);
      const { content, ...envelope } = signIns.has(pathname) ? await answer.clone().json() : {};
      if (typeof content?.token !== 'string') return answer;
      const { token, ...profile } = content;
      return withCookie(
        Response.json({ ...envelope, content: profile }),
        `${name}=${token}; ${isRemembered ? `Max-Age=${week}; ` : ''}${attributes}`,
      );
    },
  };
}

/** The cookie replaces the header: a token that a script sends counts for nothing. */
function withToken(request: Request): Request {
  const token = new RegExp(`(?:^|; )${name}=(\\w+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const headers = new Headers(request.headers);
  headers.delete('Authorization');
  if (token !== undefined && headers.get('auth_v2') === '1') headers.set('Authorization', token);
  return new Request(request, { headers });
}

async function hasRemember(request: Request): Promise<boolean> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'remember' in body && body.remember === true;
}

function withCookie(answer: Response, cookie: string): Response {
  const headers = new Headers(answer.headers);
  headers.append('Set-Cookie', cookie);
  return new Response(answer.body, { status: answer.status, headers });
}
