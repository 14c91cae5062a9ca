import { useQuery } from '@tanstack/react-query';
import { figureText, NumberField, useFieldForm, useProvenaLocale, useRules, useWords } from '#design-system';
import { flow } from '#app/api/account/flow.ts';
import { quotas } from '#app/api/members/quotas.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface LimitDialogProps {
  person: { id: number; name: string };
  kind: 'tracked' | 'applets';
  limit: number | null;
  onClose: () => void;
}

const inClicks = (thousands: number | null) => (thousands === null ? null : thousands * 1000);
const inK = (limit: number | null) => (limit === null ? null : Math.round(limit / 1000));

/** Sets how much of one kind a member may use in a month, with the limit of the account in sight. */
export function LimitDialog({ person, kind, limit: known, onClose }: LimitDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const locale = useProvenaLocale();
  const usage = useQuery(flow.usage());
  const form = useFieldForm<{ limit: number | null }>({ defaultValues: { limit: inK(known) } });
  const ofAccount = kind === 'tracked' ? usage.data?.trackLimit : usage.data?.applets?.limit;
  const most = ofAccount !== undefined && ofAccount > 0 ? Math.round(ofAccount / 1000) : null;
  const limit = form.getValues('limit');
  const save = useSave({
    form,
    call: quotas.confirm(),
    input: (values) => ({ body: { member: person.id, limit: inClicks(values.limit), isForMiniPrograms: kind === 'applets' } }),
    done: () => t.limitSaved,
  });
  const hint = most === null ? t.limitHint : `${t.limitHint} · ${t.ofAccount(`${figureText(most, locale)}K`)}`;
  return (
    <FormDialog
      of={save}
      title={t.limitTitle(person.name, kind === 'tracked' ? t.tracked : t.miniPrograms)}
      act={t.saveLimit}
      onClose={onClose}
    >
      <NumberField
        {...form.field('limit', rule.from(0))}
        label={t.limit}
        hint={most !== null && limit !== null && limit > most ? t.aboveAccount : hint}
        min={0}
        after="K"
      />
    </FormDialog>
  );
}
