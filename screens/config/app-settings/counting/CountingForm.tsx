import { useState } from 'react';
import { FormSection, GridCell, NumberField, RadioGroup, Select, SplitView, useFieldForm, useRules, useWords } from '#design-system';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { config } from '#app/lib/config/current.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { serviceClock } from '#app/lib/periods/serviceClock.ts';
import { timeZones } from '#screens/kit/apps/timeZones.ts';
import { industryNames, type Industry } from '#screens/kit/apps/words.ts';
import { FormPage, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';
import { TemplateColumns } from './TemplateColumns.tsx';
import { zoneNow } from './zoneNow.ts';

interface Values {
  timeZone: string;
  retentionRule: 'calendar' | 'hours';
  industry: Industry | null;
  clickWindow: number | null;
  viewWindow: number | null;
}

/** Time, windows and template of an app. What else belongs to an app is sent back as it came. */
export function CountingForm({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const rule = useRules();
  const industries = useWords(industryNames);
  const { id, name, identifier, storeUrl, currency, deepLink, isProtected, timeZone, retentionRule, industry, clickWindow, viewWindow } =
    app;
  const form = useFieldForm<Values>({
    defaultValues: {
      timeZone: timeZone ?? config().timeZone,
      retentionRule: retentionRule ?? 'calendar',
      industry,
      clickWindow,
      viewWindow,
    },
  });
  const save = useSave({
    form,
    call: calls.update(),
    input: (values) => ({ body: { id, name, identifier, storeUrl, currency, deepLink, isProtected, ...values } }),
    done: () => t.saved,
    failed: t.notSaved,
    draft: { name: `app settings ${id}` },
  });
  const [now] = useState(() => serviceClock.now());
  const values = form.getValues();
  const zones = [...new Set([values.timeZone, ...timeZones])];
  const days = (most: number) => ({ ...rule.from(1, t.dayCount(1)), ...rule.upTo(most, t.dayCount(most)) });
  return (
    <SplitView side={<TemplateColumns industry={values.industry} />}>
      <FormPage of={save} title={t.countingTab} act={t.save} leavesWith={['tab', 'app']}>
        <FormSection title={t.time} level={3} explanation={t.timeWhy(reportZone.name)}>
          <Select
            {...form.field('timeZone')}
            label={t.timeZone}
            hint={t.zoneNow(zoneNow(values.timeZone, now))}
            options={zones.map((zone) => ({ id: zone, label: zone }))}
          />
          <GridCell span="all">
            <RadioGroup
              {...form.field('retentionRule')}
              label={t.retentionRule}
              options={[
                { value: 'calendar', label: t.calendar, hint: t.calendarHint },
                { value: 'hours', label: t.hours, hint: t.hoursHint },
              ]}
            />
          </GridCell>
        </FormSection>
        <FormSection title={t.windows} level={3} explanation={t.windowsWhy}>
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
        </FormSection>
        <FormSection title={t.template} level={3} explanation={t.templateWhy}>
          <Select
            {...form.field('industry', rule.choose(t.industry))}
            label={t.industry}
            options={industryIds.map((one) => ({ id: one, label: industries[one] }))}
          />
        </FormSection>
      </FormPage>
    </SplitView>
  );
}

const industryIds = ['game', 'shop', 'reading', 'tool', 'social', 'education', 'finance', 'travel', 'general'] as const;
