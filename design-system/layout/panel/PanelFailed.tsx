import { bilingual, useWords } from '../../foundation/words.ts';
import { Empty } from '../../data/empty/Empty.tsx';
import { Button } from '../../primitives/button/Button.tsx';

/** Shown when a panel fails to render. The other panels of the page stay. */
export function PanelFailed({ onRetry }: { onRetry: () => void }) {
  const t = useWords(words);
  return <Empty kind="failed" title={t.title} cause={t.cause} actions={<Button onPress={onRetry}>{t.retry}</Button>} />;
}

const words = bilingual({
  title: ['这一块没有显示出来', 'This section couldn’t load'],
  cause: ['出现了没有预料到的错误，页面其他部分不受影响。', 'An unexpected error occurred. The rest of the page still works.'],
  retry: ['重试', 'Retry'],
});
