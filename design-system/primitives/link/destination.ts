/** Where a link leads: inside the console, to a site outside, or to a mail program. */
export type Destination = 'inside' | 'outside' | 'mail';

/**
 * Judges an address before it becomes a link. Addresses may come from data (announcements, links that users typed), so
 * everything that is not http(s), mailto or a path of our own is no destination, and its words stay text.
 *
 *     destinationOf('/manage/campaigns?app=1001')     'inside'
 *     destinationOf('https://ads.example.com')        'outside'
 *     destinationOf('//ads.example.com')              'outside': the browser completes it to another site
 *     destinationOf('java\nscript:alert(1)')          undefined: the browser would drop the line break and run it
 */
export function destinationOf(href: string | undefined): Destination | undefined {
  if (!href?.trim()) return undefined;
  if (URL.canParse(href)) return isWrittenOut.test(href) ? schemes[new URL(href).protocol] : undefined;
  if (!URL.canParse(href, here)) return undefined;
  return new URL(href, here).origin === here ? 'inside' : 'outside';
}

const schemes: Record<string, Destination> = { 'http:': 'outside', 'https:': 'outside', 'mailto:': 'mail' };

/** `https:docs` is another site when read alone and a path of ours when read on our page: neither is meant. */
const isWrittenOut = /^\s*(https?:\/\/|mailto:)/i;

/** Stands for our own origin, whatever it is: a path stays on it, anything else leaves it. */
const here = 'https://here.invalid';
