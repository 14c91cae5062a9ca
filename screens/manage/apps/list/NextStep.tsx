import { LinkButton, useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import type { AppState } from '../state.ts';
import { words } from '../words.ts';

/** The one thing that is done next with an app in its state. */
export function NextStep({ app, state }: { app: App; state: AppState }) {
  const t = useWords(words);
  switch (state) {
    case 'expired':
      return <PurchaseLink what="renew" app={app.name} size="sm" />;
    case 'flowSpent':
      return <PurchaseLink what="buy" app={app.name} size="sm" />;
    case 'waiting':
      return (
        <LinkButton size="sm" href={`/manage/appDetail?step=guide&id=${app.id}`}>
          {t.connect}
        </LinkButton>
      );
    default:
      return (
        <LinkButton size="sm" kind="ghost" href={`/monitor/dashboard?app=${app.id}`}>
          {t.open}
        </LinkButton>
      );
  }
}
