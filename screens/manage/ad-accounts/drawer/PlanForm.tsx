import { useQuery } from '@tanstack/react-query';
import {
  Button,
  CheckboxGroup,
  DateField,
  DrawerSection,
  isDay,
  Stack,
  useFieldForm,
  useProvenaLocale,
  useRules,
  useWords,
  type Day,
} from '#design-system';
import { fetchStart, fetchStartWords } from '#app/lib/periods/fetchStart.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { sitesOf } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
import type { ListedAccount } from '../list/rows.ts';
import { words } from './words.ts';

interface Values {
  startsOn: Day | null;
  gives: AdAccount['gives'];
  sites: string[];
}

/** What is fetched of an account, of all that its network gives, and since when. */
export function PlanForm({ of: account }: { of: ListedAccount }) {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  const media = useQuery(adAccounts.media());
  const possible = media.data?.find(({ key }) => key === account.network.key)?.gives ?? account.gives;
  const { startsOn } = account;
  const rule = useRules();
  const language = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const sites = sitesOf(account.network.key);
  const form = useFieldForm<Values>({
    defaultValues: {
      gives: account.gives,
      startsOn: startsOn !== null && isDay(startsOn) ? startsOn : null,
      sites: account.sites.length > 0 ? account.sites : sites.map(({ key }) => key),
    },
  });
  const save = useSave({
    form,
    call: adAccounts.plan(),
    input: (values) => ({ id: account.id, body: { ...values, sites: sites.length > 0 ? values.sites : null } }),
    done: () => t.saved,
    failed: t.notSaved,
  });
  const today = reportToday();
  const { firstDay, fetchedSince } = fetchStart(startsOn, today);
  const since = useWords(fetchStartWords);
  return (
    <DrawerSection title={t.plan}>
      <SaveForm of={save} label={t.plan}>
        <Stack gap="3" align="start">
          <CheckboxGroup
            {...form.field('gives')}
            label={t.gives}
            direction="row"
            options={possible.map((gift) => ({ value: gift, label: gifts[gift] }))}
          />
          {sites.length > 0 && (
            <CheckboxGroup
              {...form.field('sites', rule.choose(t.sites))}
              label={t.sites}
              direction="row"
              options={sites.map(({ key, name }) => ({ value: key, label: name[language] }))}
            />
          )}
          <DateField
            {...form.field('startsOn')}
            label={t.startsOn}
            hint={fetchedSince ? since.fetchedSince(fetchedSince) : t.startsOnHint}
            firstDay={firstDay}
            lastDay={today}
            today={today}
          />
          <Button type="submit" isBusy={form.isSaving} isDisabled={form.changeCount === 0}>
            {t.save}
          </Button>
        </Stack>
      </SaveForm>
    </DrawerSection>
  );
}
