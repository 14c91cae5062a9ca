import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, toasts, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { namedCampaigns } from '#app/api/campaigns/findCampaigns.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import type { CampaignList } from '../../list/useCampaignList.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { planCopies, wantedNames, type PlannedCopy } from './planCopies.ts';
import { words } from './words.ts';

/** As many as are made while somebody waits for them. */
const most = 50;

/** Copies of the selected campaigns. What each will be called is shown before anything is made. */
export function DuplicateMany({ of: list }: { of: CampaignList }) {
  const t = useWords(words);
  const app = useApp().id;
  const cache = useQueryClient();
  const explain = useExplainError();
  const [plan, setPlan] = useState<readonly PlannedCopy[]>();
  const [isFetching, setFetching] = useState(false);

  const makePlan = async () => {
    const { campaigns, campaignInfo } = ours;
    const rows = await list.selection.fetchRows();
    const today = reportToday();
    const [rule, details] = await Promise.all([
      cache.fetchQuery(campaignInfo.naming({ app })),
      Promise.all(rows.map(({ id }) => cache.fetchQuery(campaigns.one({ app, id })))),
    ]);
    const wanted = wantedNames({ rows, rule, today }).flat();
    const taken = await cache.fetchQuery({ ...namedCampaigns({ app, names: wanted }), staleTime: 0 });
    return planCopies({ rows, details, rule, today, taken: taken.map(({ name }) => name) });
  };
  const open = async () => {
    if (list.selection.count > most) {
      toasts.show({ kind: 'info', title: t.tooMany(most, list.selection.count) });
      return;
    }
    setFetching(true);
    try {
      setPlan(await makePlan());
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.notFetched, detail: explain(error) });
    } finally {
      setFetching(false);
    }
  };
  const close = (hasMade: boolean) => {
    setPlan(undefined);
    if (hasMade) list.selection.clear();
  };
  return (
    <>
      <Button kind="ghost" size="sm" icon={Copy} isBusy={isFetching} onPress={() => void open()}>
        {t.duplicate}
      </Button>
      {plan && <DuplicateDialog plan={plan} onClose={close} />}
    </>
  );
}
