import * as v from 'valibot';
import { config } from '../../lib/config/current.ts';
import type { Codec } from './codec.ts';
import { word } from './scalars.ts';
import { token } from './sensitive.ts';

/** Tells one session from the next where the browser alone has the token, in an HttpOnly cookie. It is made here, opens nothing and is not sent. */
const mark = 'httpOnly ';

/** A token. With `session: 'httpOnly'` a mark replaces it, whether the service sends a token or not. */
export const sessionToken: Codec<string> = {
  ...token,
  read: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((sent) => {
      if (config().session === 'token') return sent;
      return typeof sent === 'string' && sent.startsWith(mark) ? sent : mark + Math.random();
    }),
    word.read,
  ),
};

/** The value of the `Authorization` header, which the browser replaces with its cookie in an HttpOnly session. */
export const authorizationOf = (token: string | null) => (token === null || token.startsWith(mark) ? null : token);
