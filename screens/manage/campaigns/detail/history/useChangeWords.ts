import { useQuery } from '@tanstack/react-query';
import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { words as builderWords } from '../../builder/words.ts';
import { words } from '../words.ts';
import { listIn, pairsIn } from './wireValues.ts';

type ChangeWords = (field: string, value: string | null) => string;

/** What a field was and became, in words: the service records values as they go over the wire. */
export function useChangeWords(): ChangeWords {
  const app = useApp().id;
  const maySeeAccounts = useMay('view channel@manage');
  const t = useWords(words);
  const form = useWords(builderWords);
  const groups = useQuery(campaignChoices.groups({ app })).data;
  const media = useQuery({ ...adAccounts.media(), enabled: maySeeAccounts }).data;
  const nameIn = (all: readonly { id: number; name: string }[] | undefined, id: string) =>
    all?.find((one) => String(one.id) === id)?.name ?? id;
  const accounts = media?.flatMap((one) => one.accounts.map(({ id, alias }) => ({ id, name: alias })));
  const targets = { store: form.store, page: form.page, package: form.package, miniProgram: form.miniProgram };
  const windowOf = (value: string | null) => (value === null ? t.off : t.days(Number(value)));

  return (field, value) => {
    switch (field) {
      case 'account':
        return value === null ? form.noAccount : nameIn(accounts, value);
      case 'group':
        return value === null || value === '0' ? form.noGroup : nameIn(groups, value);
      case 'target':
        return Object.entries(targets).find(([target]) => target === value)?.[1] ?? value ?? none;
      case 'clickWindow':
      case 'viewWindow':
        return windowOf(value);
      case 'billing':
        return value === 'none' ? form.billingNone : (value ?? none);
      case 'macros':
        return listIn(value)?.join(t.between) || none;
      case 'parameters':
        return pairsIn(value) || none;
      case 'callbackEvents':
        return value === null ? t.callbackAll : listIn(value)?.join(t.between) || t.callbackNone;
      case 'endsOn':
        return value ?? t.open;
      case 'isEnabled':
        return value === 'true' ? t.isEnabled : t.isDisabled;
      case 'isArchived':
        return value === 'true' ? t.isArchived : t.isNotArchived;
      default:
        return value ?? none;
    }
  };
}

const none = '–';
