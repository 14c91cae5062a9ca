import { config } from './current.ts';

interface PrefilledMail {
  subject: string;
  body: string;
}

/**
 * Where a plan is renewed, or more data volume is bought: the operator's page for it, or for the other one, else a mail that says what is wanted:
 * to the support address, or to whomever the reader chooses. A support page is no mailbox, so it opens as it is.
 */
export function purchaseHref(what: 'renew' | 'buy', mail: PrefilledMail): string {
  const { renew, sales, support } = config().links;
  const page = (what === 'renew' ? (renew ?? sales) : (sales ?? renew)) ?? support ?? 'mailto:';
  if (!page.startsWith('mailto:') || page.includes('?')) return page;
  return `${page}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
}
