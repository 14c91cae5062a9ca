import { FormSection, GridCell, NumberField, Select, Switch, useRules, useWords, type FieldForm } from '#design-system';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { timeZones } from '#screens/kit/apps/timeZones.ts';
import { currencies, hasIdentifier, type AppValues } from './values.ts';
import { words } from './words.ts';

const optionsOf = (ids: readonly string[], current: string) => [...new Set([current, ...ids])].map((id) => ({ id, label: id }));

/** How days, money and installs of an app are counted. */
export function CountingFields({ form }: { form: FieldForm<AppValues> }) {
  const t = useWords(words);
  const rule = useRules();
  const days = (most: number) => ({ ...rule.from(1, t.dayCount(1)), ...rule.upTo(most, t.dayCount(most)) });
  return (
    <>
      <FormSection title={t.counting} level={3} explanation={t.countingWhy(reportZone.name)}>
        <Select {...form.field('timeZone')} label={t.timeZone} options={optionsOf(timeZones, form.getValues('timeZone'))} />
        <Select {...form.field('currency')} label={t.currency} options={optionsOf(currencies, form.getValues('currency'))} />
      </FormSection>
      <FormSection title={t.attribution} level={3} explanation={t.attributionWhy}>
        <NumberField
          {...form.field('clickWindow', { ...rule.write(t.clickWindow), ...days(30) })}
          label={t.clickWindow}
          after={t.days}
          hasStepper
        />
        <NumberField
          {...form.field('viewWindow', { ...rule.write(t.viewWindow), ...days(7) })}
          label={t.viewWindow}
          after={t.days}
          hasStepper
        />
        {/* A page has no installs that a click could be injected into. */}
        {hasIdentifier(form.getValues('platform')) && (
          <GridCell span="all">
            <Switch {...form.field('isProtected')} label={t.protect} hint={t.protectHint} />
          </GridCell>
        )}
      </FormSection>
    </>
  );
}
