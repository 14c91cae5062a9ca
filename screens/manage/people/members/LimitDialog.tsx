import { useQuery } from '@tanstack/react-query';
import { figureText, NumberField, SegmentedControl, useFieldForm, useProvenaLocale, useRules, useWords } from '#design-system';
import { flow } from '#app/api/account/flow.ts';
import { quotas } from '#app/api/members/quotas.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface LimitDialogProps {
  person: { id: number; name: string };
  limits: { tracked: number | null; applets: number | null };
  onClose: () => void;
}

interface Values {
  kind: 'tracked' | 'applets';
  tracked: number | null;
  applets: number | null;
}

const inClicks = (thousands: number | null) => (thousands === null ? null : thousands * 1000);
const inK = (limit: number | null) => (limit === null ? null : Math.round(limit / 1000));

/** Sets how much a member may use in a month, with the limit of the account in sight. */
export function LimitDialog({ person, limits, onClose }: LimitDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const locale = useProvenaLocale();
  const usage = useQuery(flow.usage());
  const form = useFieldForm<Values>({ defaultValues: { kind: 'tracked', tracked: inK(limits.tracked), applets: inK(limits.applets) } });
  const kind = form.getValues('kind');
  const ofAccount = kind === 'tracked' ? usage.data?.trackLimit : usage.data?.applets?.limit;
  const known = ofAccount !== undefined && ofAccount > 0 ? Math.round(ofAccount / 1000) : null;
  const limit = form.getValues(kind);
  const save = useSave({
    form,
    call: quotas.confirm(),
    input: (values) => ({
      body: { member: person.id, limit: inClicks(values[values.kind]), isForMiniPrograms: values.kind === 'applets' },
    }),
    done: () => t.limitSaved,
  });
  const hint = known === null ? t.limitHint : `${t.limitHint} · ${t.ofAccount(`${figureText(known, locale)}K`)}`;
  return (
    <FormDialog of={save} title={t.limitTitle(person.name)} act={t.saveLimit} onClose={onClose}>
      <SegmentedControl
        {...form.field('kind')}
        label={t.limitFor}
        options={[
          { value: 'tracked', label: t.tracked },
          { value: 'applets', label: t.miniPrograms },
        ]}
      />
      <NumberField
        key={kind}
        {...form.field(kind, rule.from(0))}
        label={t.limit}
        hint={known !== null && limit !== null && limit > known ? t.aboveAccount : hint}
        min={0}
        after="K"
      />
    </FormDialog>
  );
}
