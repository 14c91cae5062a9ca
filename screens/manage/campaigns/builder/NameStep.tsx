import { useQuery } from '@tanstack/react-query';
import {
  CheckboxGroup,
  ComboBox,
  DateField,
  Grid,
  MultiSelect,
  KeyValueRows,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
  useRules,
  useWords,
  type FieldForm,
} from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { useCallbackEvents } from '../preflight/useCallbackEvents.ts';
import type { Preflight } from '../preflight/usePreflight.ts';
import { NameParts } from './NameParts.tsx';
import type { Values } from './values.ts';
import { words } from './words.ts';

interface NameStepProps {
  form: FieldForm<Values>;
  known: Pick<Preflight, 'macros' | 'naming' | 'channel' | 'group'>;
}

/** A sheet may have given any number of days. */
const withOwn = (days: readonly string[], own: string) =>
  days.includes(own) ? days : [...days, own].toSorted((a, b) => Number(a) - Number(b));

const clickDays = ['1', '3', '7', '14', '30'];
const viewDays = ['0', '1', '3', '7'];
const billings = ['CPA', 'CPC', 'CPM', 'CPD', 'CPS', 'none'] as const;
/** No group has this number. */
const noGroup = 0;

/** What the campaign is called, what counts for it, and what its link carries. */
export function NameStep({ form, known: { macros, naming, channel, group: chosen } }: NameStepProps) {
  const t = useWords(words);
  const rule = useRules();
  const groups = useQuery(campaignChoices.groups({ app: useApp().id }));
  const events = useCallbackEvents();
  const group = form.field('group');
  const inGroup = group.value === null ? '' : (chosen?.name ?? null);
  return (
    <Stack gap="4">
      {naming && <NameParts rule={naming} form={form} after={{ channel: channel?.name ?? null, group: inGroup }} />}
      <Grid columns={2}>
        <TextField
          {...form.field('name', rule.write(t.name))}
          label={t.name}
          {...(naming && { hint: t.rule(naming.parts.map(({ label }) => label).join(naming.separator)) })}
        />
        <ComboBox
          {...group}
          value={group.value ?? noGroup}
          onChange={(id) => group.onChange(id === noGroup ? null : id)}
          label={t.group}
          options={[{ id: noGroup, label: t.noGroup }, ...(groups.data ?? []).map(({ id, name }) => ({ id, label: name }))]}
          requests={[groups]}
        />
      </Grid>
      <Grid columns={3}>
        <Select
          {...form.field('clickWindow')}
          label={t.clickWindow}
          options={withOwn(clickDays, form.getValues('clickWindow')).map((id) => ({ id, label: t.days(Number(id)) }))}
        />
        <Select
          {...form.field('viewWindow')}
          label={t.viewWindow}
          options={withOwn(viewDays, form.getValues('viewWindow')).map((id) => ({ id, label: id === '0' ? t.off : t.days(Number(id)) }))}
        />
        <Select
          {...form.field('billing')}
          label={t.billing}
          options={billings.map((id) => ({ id, label: id === 'none' ? t.billingNone : id }))}
        />
      </Grid>
      {macros.length > 0 ? (
        <CheckboxGroup
          {...form.field('macros')}
          label={t.macros}
          hint={t.macroCount(macros.filter(({ isRequired }) => isRequired).length, form.getValues('macros').length)}
          direction="row"
          options={macros
            .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
            .map(({ key, isRequired }) => ({ value: key, label: isRequired ? `${key} *` : key }))}
        />
      ) : (
        <Text tone="tertiary">{t.noMacros}</Text>
      )}
      <KeyValueRows {...form.field('parameters', rule.pairs())} label={t.parameters} addLabel={t.addParameter} />
      <Grid columns={2}>
        <SegmentedControl
          {...form.field('callback')}
          label={t.callback}
          options={[
            { value: 'all', label: t.callbackAll },
            { value: 'some', label: t.callbackSome },
            { value: 'none', label: t.callbackNone },
          ]}
        />
        {form.getValues('callback') === 'some' && (
          <MultiSelect
            {...form.field('events', { validate: { chosen: (keys: string[]) => keys.length > 0 || t.eventsNeeded } })}
            label={t.events}
            isRequired
            options={events.options}
            requests={[events.request]}
          />
        )}
        <DateField {...form.field('endsOn')} label={t.endsOn} hint={t.endsHint} today={reportToday()} />
      </Grid>
    </Stack>
  );
}
