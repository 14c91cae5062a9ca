import type { Macro } from '#app/api/ours/campaigns/shapes.ts';
import type { CampaignSettings } from './campaign.ts';
import { macrosOfMedia, plainMacros } from './seed-macros.ts';

export const linkHost = 'https://t.provena.example';

/** A channel of one's own has no macros. */
export const macrosOf = (media: string): readonly Macro[] => (media.startsWith('custom-') ? [] : (macrosOfMedia[media] ?? plainMacros));

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Six letters for an id; no two ids below 2³² have the same. */
export function shortCode(id: number): string {
  let left = Math.imul(id, 0x9e3779b1) >>> 0;
  let code = '';
  for (let place = 0; place < 6; place++) {
    code += letters[left % letters.length] ?? '';
    left = Math.floor(left / letters.length);
  }
  return code;
}

/** The number that such letters are of: the factor of the code, undone. */
function numberOf(code: string): number | null {
  const digits = [...code].map((letter) => letters.indexOf(letter));
  if (digits.length !== 6 || digits.includes(-1)) return null;
  const product = digits.reduceRight((left, digit) => left * letters.length + digit, 0);
  return product > 0xffff_ffff ? null : Math.imul(product, 0x0e8b_2f51) >>> 0;
}

/** The campaign that a link without its parameters is of, if it is one of ours. */
export const campaignOfLink = (link: string): number | null => {
  const id = numberOf(link.slice(`${linkHost}/c/`.length));
  return id !== null && shortLink(id) === link ? id : null;
};

export const shortLink = (id: number) => `${linkHost}/c/${shortCode(id)}`;

/** Macros stand as the medium spells them, or it would not fill them in; only what people wrote is encoded. */
export function trackingLink(id: number, media: string, { macros, parameters }: Pick<CampaignSettings, 'macros' | 'parameters'>): string {
  const chosen = macrosOf(media).filter(({ key }) => macros.includes(key));
  const pairs = [
    ...chosen.map(({ key, parameter }) => `${parameter}=${key}`),
    ...parameters.map(({ key, value }) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`),
  ];
  return pairs.length ? `${shortLink(id)}?${pairs.join('&')}` : shortLink(id);
}
