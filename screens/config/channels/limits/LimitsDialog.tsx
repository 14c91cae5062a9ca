import { Note, NumberField, Switch, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { reportLimits, type ReportLimits } from '#app/api/ours/apps/limits.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface Values {
  hasOrganic: boolean;
  injection: number | null;
  flooding: number | null;
  nullShare: number | null;
}

/** Nobody reads 0.01: people write per cent. */
const toPercent = (share: number) => Math.round(share * 1000) / 10;
const toShare = (percent: number) => Math.round(percent * 10) / 1000;

/** What reports mark, and whether they count organic traffic. */
export function LimitsDialog({ of: limits, onClose }: { of: ReportLimits; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const { id: app, platform } = useApp();
  const form = useFieldForm<Values>({
    defaultValues: {
      hasOrganic: limits.hasOrganic,
      injection: toPercent(limits.injection),
      flooding: toPercent(limits.flooding),
      nullShare: toPercent(limits.nullShare),
    },
  });
  const save = useSave({
    form,
    call: reportLimits.save(),
    input: ({ hasOrganic, injection, flooding, nullShare }) =>
      injection === null || flooding === null || nullShare === null
        ? null
        : { app, body: { hasOrganic, injection: toShare(injection), flooding: toShare(flooding), nullShare: toShare(nullShare) } },
    done: () => t.saved,
    failed: t.notSaved,
    draft: { name: `report limits ${app}` },
  });
  const share = (name: string) => ({ ...rule.write(name), ...rule.from(0.1, '0.1%'), ...rule.upTo(100, '100%') });
  const { hasOrganic } = form.getValues();
  return (
    <FormDialog of={save} title={t.title} act={t.save} onClose={onClose}>
      <Switch {...form.field('hasOrganic')} label={t.organicLabel} hint={t.organicHint} />
      {limits.hasOrganic && !hasOrganic && <Note kind="warning">{t.organicStops}</Note>}
      <NumberField {...form.field('injection', share(t.injection))} label={t.injection} hint={t.injectionHint} after="%" decimals={1} />
      <NumberField {...form.field('flooding', share(t.flooding))} label={t.flooding} hint={t.floodingHint} after="%" decimals={1} />
      {platform === 'iOS' && (
        <NumberField {...form.field('nullShare', share(t.nullShare))} label={t.nullShare} hint={t.nullHint} after="%" decimals={1} />
      )}
    </FormDialog>
  );
}
