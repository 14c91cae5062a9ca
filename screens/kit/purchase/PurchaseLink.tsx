import { bilingual, LinkButton, useWords } from '#design-system';
import { productName } from '#app/lib/config/current.ts';
import { purchaseHref } from '#app/lib/config/purchaseHref.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';

interface PurchaseLinkProps {
  what: 'renew' | 'buy';
  /** The name of the app that it is for, where it is not the whole account. */
  app?: string;
  kind?: 'primary' | 'secondary';
  size?: 'sm' | 'md';
}

/** The one way to renew a plan or to buy data volume. The operator names the pages (`links.renew`, `links.sales`); without them it is a request by mail. */
export function PurchaseLink({ what, app, kind = 'secondary', size = 'md' }: PurchaseLinkProps) {
  const t = useWords(words);
  const { account } = useSignedIn();
  const facts = [account && t.account(account.email), app !== undefined && t.app(app)];
  const href = purchaseHref(what, {
    subject: `${productName()} · ${t[what]}`,
    body: [t[`${what}Body`], ...facts.filter((fact) => typeof fact === 'string')].join('\n'),
  });
  return (
    <LinkButton href={href} kind={kind} size={size}>
      {t[what]}
    </LinkButton>
  );
}

const words = bilingual({
  renew: ['续费', 'Renew'],
  buy: ['购买流量', 'Buy volume'],
  renewBody: ['请协助续费。', 'Please help us renew.'],
  buyBody: ['请协助购买流量。', 'Please help us buy more data volume.'],
  account: [(email: string) => `账号：${email}`, (email: string) => `Account: ${email}`],
  app: [(name: string) => `应用：${name}`, (name: string) => `App: ${name}`],
});
