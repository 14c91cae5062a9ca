import { stripped } from '../event/address.ts';
import { on } from '../guard.ts';
import { options } from '../settings.ts';
import type { Details } from '../types.ts';

const files = /\.(7z|apk|csv|dmg|docx?|exe|gz|ipa|hap|mp[34]|msi|pdf|pkg|pptx?|rar|xlsx?|zip)$/i;

/** With `links`, a press on a link that leads to another host, or to a file, is an event. */
export const watchLinks = (send: (what: 'outbound' | 'download', details: Details) => void) => {
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return;
    const details = { properties: { href: stripped(link.href, options.secrets).slice(0, 200) } };
    if (link.hasAttribute('download') || files.test(link.pathname)) send('download', details);
    else if (link.host !== location.host) send('outbound', details);
  };
  if (!options.links) return;
  on('click', look);
  // The middle button opens a tab.
  on('auxclick', look);
};
