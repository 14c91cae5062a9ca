import { bilingual, CheckboxGroup, DateField, GridCell, MultiSelect, useRules, useWords, type FieldForm } from '#design-system';
import { fetchableDays } from '#app/api/ad-accounts/mediaFacts.ts';
import { fetchStart, fetchStartWords } from '#app/lib/periods/fetchStart.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { useAppOptions } from '#screens/kit/apps/useAppOptions.tsx';
import type { BindingValues } from './values.ts';

/** What every medium asks for besides its credentials: the apps, since when, and which data. */
export function CommonFields({ form, gives }: { form: FieldForm<BindingValues>; gives: AdAccount['gives'] }) {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  const rule = useRules();
  const apps = useAppOptions();
  const today = reportToday();
  // The rebate of the account whose credentials are replaced.
  const initial = form.formState.defaultValues?.startsOn ?? null;
  const { firstDay, fetchedSince } = fetchStart(initial, today);
  const since = useWords(fetchStartWords);
  return (
    <>
      <MultiSelect {...form.field('apps', rule.choose(t.apps))} label={t.apps} hint={t.appsHint} options={apps} />
      <DateField
        {...form.field('startsOn')}
        label={t.startsOn}
        hint={fetchedSince ? since.fetchedSince(fetchedSince) : t.startsOnHint}
        firstDay={firstDay}
        lastDay={today}
        today={today}
      />
      {gives.length > 0 && (
        <GridCell span="all">
          <CheckboxGroup
            {...form.field('gives')}
            value={form.getValues('gives') ?? gives}
            label={t.gives}
            direction="row"
            options={gives.map((gift) => ({ value: gift, label: gifts[gift] }))}
          />
        </GridCell>
      )}
    </>
  );
}

const words = bilingual({
  apps: ['关联应用', 'Connected apps'],
  appsHint: ['消耗按推广活动分到这些应用', 'Ad spend is split among these apps by campaign'],
  startsOn: ['从哪天开始取数', 'Fetch data from'],
  startsOnHint: [`最早可取近 ${fetchableDays} 天，不填从今天开始`, `Up to ${fetchableDays} days back; today if left empty`],
  gives: ['取哪些数据', 'Data to fetch'],
});
