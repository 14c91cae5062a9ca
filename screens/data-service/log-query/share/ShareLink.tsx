import { Link2 } from 'lucide-react';
import { Button, toasts, useCopy, useWords } from '#design-system';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';

/** Copies the address with its days spelled out, and says what whoever opens it may not see. */
export function ShareLink({ of: { href, days } }: { of: LogSearch }) {
  const t = useWords(words);
  const { copy } = useCopy();
  const share = async () => {
    // 'The last 30 days' would be others tomorrow.
    const isCopied = (await copy(new URL(href({ period: days }), location.href).href)) === 'copied';
    toasts.show(isCopied ? { kind: 'good', title: t.shared, detail: t.sharedText } : { kind: 'bad', title: t.notShared });
  };
  return (
    <Button icon={Link2} onPress={() => void share()}>
      {t.share}
    </Button>
  );
}
