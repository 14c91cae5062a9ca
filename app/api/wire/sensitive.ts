import type { Codec } from './codec.ts';
import { text, word } from './scalars.ts';

/** A `key` is chosen and never typed: a column, a sort order. Every other kind is replaced in a problem recording. */
export type TextKind = 'email' | 'phone' | 'person' | 'company' | 'device' | 'ip' | 'link' | 'secret' | 'words' | 'key';

/** A keyword of the schema says what a text is about. Tools that do not know it pass over it. */
const of = (kind: TextKind, codec: Codec<string> = text): Codec<string> => ({ ...codec, json: { ...codec.json, 'x-kind': kind } });

export const email = /* @__PURE__ */ of('email');
export const phone = /* @__PURE__ */ of('phone');
/** A name of a person, or whatever else names one: a creator is an email or a name. */
export const person = /* @__PURE__ */ of('person');
export const company = /* @__PURE__ */ of('company');
/** An IDFA, an OAID, the id of a click or of a user: it leads to one person. */
export const device = /* @__PURE__ */ of('device');
export const ip = /* @__PURE__ */ of('ip');
/** An address that may carry a key in its query. */
export const privateLink = /* @__PURE__ */ of('link');
export const secret = /* @__PURE__ */ of('secret');
/** A secret without which nothing goes on. */
export const token = /* @__PURE__ */ of('secret', word);
/** What somebody wrote to be read by others: a note, a reason. */
export const freeText = /* @__PURE__ */ of('words');
export const key = /* @__PURE__ */ of('key');
