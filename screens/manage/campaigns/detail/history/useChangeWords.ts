import { useQuery } from '@tanstack/react-query';
import { hasFailed, useWords, type AsyncState } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { words as builderWords } from '../../builder/words.ts';
import { words } from '../words.ts';
import { listIn, pairsIn } from './wireValues.ts';

interface ChangeWords {
  textOf: (field: string, value: string | null) => string;
  /** The names that it needs. */
  requests: readonly AsyncState<unknown>[];
}

/** What a field was and became, in words: the service records values as they go over the wire. */
export function useChangeWords(): ChangeWords {
  const app = useApp().id;
  const maySeeAccounts = useMay('view channel@manage');
  const t = useWords(words);
  const form = useWords(builderWords);
  const groups = useQuery(campaignChoices.groups({ app }));
  const media = useQuery({ ...adAccounts.media(), enabled: maySeeAccounts });
  const nameIn = (all: readonly { id: number; name: string }[] | undefined, id: string, request: AsyncState<unknown>) =>
    all?.find((one) => String(one.id) === id)?.name ?? (hasFailed(request) ? t.nameNotLoaded(id) : id);
  const accounts = media.data?.flatMap((one) => one.accounts.map(({ id, alias }) => ({ id, name: alias })));
  const targets = { store: form.store, page: form.page, package: form.package, miniProgram: form.miniProgram };
  const windowOf = (value: string | null) => (value === null ? t.off : t.days(Number(value)));

  const textOf = (field: string, value: string | null) => {
    switch (field) {
      case 'account':
        return value === null ? form.noAccount : nameIn(accounts, value, media);
      case 'group':
        return value === null || value === '0' ? form.noGroup : nameIn(groups.data, value, groups);
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
  return { textOf, requests: [groups, media] };
}

/** Fields whose values are records with a name. */
export const isNamed = (field: string) => field === 'account' || field === 'group';

const none = '–';
