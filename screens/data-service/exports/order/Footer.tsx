import { FileDown } from 'lucide-react';
import { Button, FormFooter, SegmentedControl, useWords } from '#design-system';
import { exports as orders } from '#app/api/exports.ts';
import { useWatchFile } from '#app/lib/ordered-files/useFileOrders.ts';
import { useFileOrder, useSizeText } from '#screens/kit/file-order/index.ts';
import { formatNames, formats } from '../jobs/text/formatNames.ts';
import { isNoRight } from './selection/lostRights.ts';
import type { Ordering } from './selection/useOrder.ts';
import { words } from './words.ts';

/** How large the file will be, its format, and the button. */
export function Footer({ of: ordering }: { of: Ordering }) {
  const t = useWords(words);
  const { app, selection, set, order, name, readRights } = ordering;
  const { note, blocker } = useNote(ordering);
  const watch = useWatchFile();
  const generate = useFileOrder({
    call: { ...orders.order(), onError: (error) => isNoRight(error) && readRights() },
    done: () => t.ordered(name),
    failed: () => t.notOrdered,
    after: ({ id }) => watch(app, id),
  });
  return (
    <FormFooter note={note} blocker={blocker}>
      <SegmentedControl
        label={t.format}
        options={formats.map((value) => ({ value, label: formatNames[value] }))}
        value={selection.format}
        onChange={(format) => set({ format })}
      />
      <Button
        kind="primary"
        icon={FileDown}
        isBusy={generate.isRunning}
        isDisabled={blocker !== undefined || ordering.estimate.refusal !== null || !ordering.canEstimate}
        onPress={() => void generate.run({ app, body: order })}
      >
        {t.generate}
      </Button>
    </FormFooter>
  );
}

/** How large the file will be, or what keeps it from being ordered. */
function useNote({ canEstimate, estimate, isReadingRights, fields }: Ordering): { note?: string; blocker?: string } {
  const t = useWords(words);
  const size = useSizeText(estimate);
  if (fields.isError) return { blocker: t.fieldsFailed };
  if (!canEstimate) return fields.data ? { blocker: t.noMetric } : {};
  return isReadingRights ? { note: t.readingRights } : size;
}
