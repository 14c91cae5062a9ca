import { calls } from '#app/api/declare/calls.ts';
import { text } from '#app/api/wire/scalars.ts';
import { maybe, named, shape } from '#app/api/wire/shapes.ts';

const { mutation } = calls('campaigns');

/** Calls that stand in no module: what a form of the stories saves with. -1008 is a name that is taken. */
export const samples = {
  save: mutation('PUT /api/sample/member', {
    body: shape({ name: text, email: named('mail', text), password: named('pwd', text) }),
    result: shape({ name: text }),
    refusals: { '-1008': 'name' },
  }),
  create: mutation('POST /api/sample/campaign', {
    body: shape({ channel: text, account: text, url: text, name: text, note: maybe(text) }),
    result: shape({ name: text }),
    refusals: { '-1008': 'name' },
  }),
};
