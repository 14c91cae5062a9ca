import { NumberField, TextField, useFieldForm, useWords } from '#design-system';
import type { CoarseRule } from '#app/api/ours/apps/skan.ts';
import { words } from '../words.ts';
import { EditDialog } from './EditDialog.tsx';

interface CoarseDialogProps {
  rule: CoarseRule;
  onSave: (rule: CoarseRule) => void;
  onClose: () => void;
}

interface Values {
  lowEvent: string;
  lowAmount: number | null;
  mediumEvent: string;
  mediumAmount: number | null;
  highEvent: string;
  highAmount: number | null;
}

const conditionOf = (event: string, low: number | null) => (event.trim() ? { event: event.trim(), low } : null);

/** What low, medium and high mean in a later window. */
export function CoarseDialog({ rule, onSave, onClose }: CoarseDialogProps) {
  const t = useWords(words);
  const { low, medium, high, window } = rule;
  const form = useFieldForm<Values>({
    defaultValues: {
      lowEvent: low?.event ?? '',
      lowAmount: low?.low ?? null,
      mediumEvent: medium?.event ?? '',
      mediumAmount: medium?.low ?? null,
      highEvent: high?.event ?? '',
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
      <TextField {...form.field('lowEvent')} label={t.eventOf(t.low)} isMono />
      <NumberField {...form.field('lowAmount')} label={t.amountOf(t.low)} min={0} decimals={2} />
      <TextField {...form.field('mediumEvent')} label={t.eventOf(t.medium)} isMono />
      <NumberField {...form.field('mediumAmount')} label={t.amountOf(t.medium)} min={0} decimals={2} />
      <TextField {...form.field('highEvent')} label={t.eventOf(t.high)} isMono />
      <NumberField {...form.field('highAmount')} label={t.amountOf(t.high)} min={0} decimals={2} />
    </EditDialog>
  );
}
