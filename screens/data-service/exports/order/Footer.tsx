import { FileDown } from 'lucide-react';
import { Button, FormFooter, SegmentedControl, useWords } from '#design-system';
import { exports as orders } from '#app/api/exports.ts';
import { useWatchFile } from '#app/lib/ordered-files/useFileOrders.ts';
import { useAct, useExplainError } from '#screens/kit/acts/index.ts';
import { sizeText } from '../jobs/text/sizeText.ts';
import { formatNames, formats } from '../jobs/text/formatNames.ts';
import type { Ordering } from './selection/useOrder.ts';
import { words } from './words.ts';

/** How large the file will be, its format, and the button. */
export function Footer({ of: ordering }: { of: Ordering }) {
  const t = useWords(words);
  const { app, selection, set, order, name } = ordering;
  const { note, blocker } = useSizeText(ordering);
  const watch = useWatchFile();
  const generate = useAct({
    call: orders.order(),
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
        isDisabled={blocker !== undefined || !ordering.canEstimate}
        onPress={() => void generate.run({ app, body: order })}
      >
        {t.generate}
      </Button>
    </FormFooter>
  );
}

/** How large the file will be, or what keeps it from being ordered. An estimate that did not come blocks nothing: the service may do without. */
function useSizeText({ canEstimate, estimate, refusal, fields }: Ordering): { note?: string; blocker?: string } {
  const t = useWords(words);
  const explain = useExplainError();
  if (fields.isError) return { blocker: t.fieldsFailed };
  if (!canEstimate) return fields.data ? { blocker: t.noMetric } : {};
  // Only of what is asked for the service says 400: these dimensions do not go together.
  if (refusal?.code === 400) return { blocker: t.refused };
  if (refusal) return { blocker: refusal.code === -1003 ? t.closed : explain(refusal, t.notAccepted) };
  const { data, error } = estimate;
  if (!data) return error ? {} : { note: t.estimating };
  const limit = data.limit.toLocaleString('en-US');
  if (data.rows > data.limit) return { blocker: t.tooMany(data.rows, limit) };
  const text = t.estimate(data.rows, sizeText(data.size), limit);
  return { note: data.seconds === null ? text : t.takes(text, data.seconds) };
}
