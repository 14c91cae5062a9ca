import { own } from '../guard.ts';
import { options } from '../settings.ts';
import type { Details } from '../types.ts';
import { stripped } from '../event/address.ts';

const most = 20;

/** Up to twenty properties of an event: texts of 200 characters, finite numbers, yes or no. */
const propertiesIn = (said: unknown) => {
  const pairs = Object.entries(own(Object(said)))
    .map(([name, value]) => [name.slice(0, 50), typeof value === 'string' ? value.slice(0, 200) : value] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value));
  return pairs.length ? own(Object.fromEntries(pairs.slice(0, most))) : undefined;
};

let source: object | undefined;

/** Where a visitor comes from: the parameters of a campaign, until another one is named. */
const sourceIn = (address: string) => {
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  const found = [...new URLSearchParams(query)].filter(([name]) => /^utm_(source|medium|campaign|term|content)$/.test(name));
  if (found.length) source = own(Object.fromEntries(found.map(([name, value]) => [name.slice(4), value.slice(0, 200)])));
  return source;
};

/** What the second file adds to an event. A referrer on the host itself says nothing. */
export const moreOf = (said: Partial<Details>, url: string) => {
  const { referrer } = document;
  const isOther = referrer && new URL(referrer).host !== location.host;
  return {
    properties: propertiesIn(said.properties),
    referrer: isOther ? stripped(referrer, options.secrets) : undefined,
    source: sourceIn(url),
  };
};

export const forgetSource = () => {
  source = undefined;
};
