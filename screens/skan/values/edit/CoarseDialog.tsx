import { NumberField, useFieldForm, useWords } from '#design-system';
import type { CoarseRule } from '#app/api/ours/apps/skan.ts';
import type { SdkEvent } from '#app/api/reports/filters.ts';
import { words } from '../words.ts';
import { EditDialog } from './EditDialog.tsx';
import { EventField } from './EventField.tsx';

interface CoarseDialogProps {
  rule: CoarseRule;
  events: readonly SdkEvent[];
  onSave: (rule: CoarseRule) => void;
  onClose: () => void;
}

interface Values {
  lowEvent: string | null;
  lowAmount: number | null;
  mediumEvent: string | null;
  mediumAmount: number | null;
  highEvent: string | null;
  highAmount: number | null;
}

const conditionOf = (event: string | null, low: number | null) => (event ? { event, low } : null);

/** What low, medium and high mean in a later window. */
export function CoarseDialog({ rule, events, onSave, onClose }: CoarseDialogProps) {
  const t = useWords(words);
  const { low, medium, high, window } = rule;
  const form = useFieldForm<Values>({
    defaultValues: {
      lowEvent: low?.event ?? null,
      lowAmount: low?.low ?? null,
      mediumEvent: medium?.event ?? null,
      mediumAmount: medium?.low ?? null,
      highEvent: high?.event ?? null,
      highAmount: high?.low ?? null,
    },
  });
  return (
    <EditDialog
      of={form}
      title={t.windowName(window)}
      onClose={onClose}
      onSave={(values) =>
        onSave({
          window,
          low: conditionOf(values.lowEvent, values.lowAmount),
          medium: conditionOf(values.mediumEvent, values.mediumAmount),
          high: conditionOf(values.highEvent, values.highAmount),
        })
      }
    >
      <EventField {...form.field('lowEvent')} label={t.eventOf(t.low)} events={events} />
      <NumberField {...form.field('lowAmount')} label={t.amountOf(t.low)} min={0} decimals={2} />
      <EventField {...form.field('mediumEvent')} label={t.eventOf(t.medium)} events={events} />
      <NumberField {...form.field('mediumAmount')} label={t.amountOf(t.medium)} min={0} decimals={2} />
      <EventField {...form.field('highEvent')} label={t.eventOf(t.high)} events={events} />
      <NumberField {...form.field('highAmount')} label={t.amountOf(t.high)} min={0} decimals={2} />
    </EditDialog>
  );
}
