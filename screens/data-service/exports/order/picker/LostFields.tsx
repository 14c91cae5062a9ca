import { Button, Note, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Ordering } from '../selection/useOrder.ts';
import { words } from '../words.ts';
import { useLocks } from './useLocks.ts';

/** Which chosen fields were closed to this reader while the page stood here. They stay chosen until the reader removes them. */
export function LostFields({ of: { fields, lost, selection, set } }: { of: Ordering }) {
  const t = useWords(words);
  const metrics = useWords(metricWords);
  const locks = useLocks({ fields });
  if (lost.length === 0) return null;
  const remove = () => set({ columns: selection.columns.filter((one) => !lost.includes(one)) });
  return (
    <Note
      kind="warning"
      title={t.lost(lost.length)}
      action={
        <Button size="sm" onPress={remove}>
          {t.removeLost(lost.length)}
        </Button>
      }
    >
      {t.lostFields(lost.map((one) => t.lostField(metrics[one], locks.get(one) ?? '')).join(t.and))}
    </Note>
  );
}
