import { Link2 } from 'lucide-react';
import { Button, toasts, useCopy, useWords } from '#design-system';
import { withDays } from '../address.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';

/** Copies the address with its days spelled out, and says what whoever opens it may not see. */
export function ShareLink({ of: { href, days } }: { of: LogSearch }) {
  const t = useWords(words);
  const { copy } = useCopy();
  const share = async () => {
    const link = withDays(new URL(href({}), location.href), days);
    const isCopied = (await copy(link.href)) === 'copied';
    toasts.show(isCopied ? { kind: 'good', title: t.shared, detail: t.sharedText } : { kind: 'bad', title: t.notShared });
  };
  return (
    <Button icon={Link2} onPress={() => void share()}>
      {t.share}
    </Button>
  );
}
