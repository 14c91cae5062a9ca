import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, toasts, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { useBulkAct } from '#screens/kit/listing/index.ts';
import type { CampaignList } from '../list/useCampaignList.ts';
import { words as listWords } from '../words.ts';
import { bodyOf, differs, type Change } from './change.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { words } from './words.ts';

const start: Change = { what: 'window', group: null, clickWindow: 7, viewWindow: 0, callback: 'all' };

/** The same change for a chosen set, with each campaign before and after it. */
export function BulkChange({ of: list }: { of: CampaignList }) {
  const t = useWords(words);
  const { change: verb } = useWords(listWords);
  const app = useApp().id;
  const groups = useQuery(campaignChoices.groups({ app })).data ?? [];
  const [change, setChange] = useState(start);
  const [rows, setRows] = useState<readonly Campaign[]>();
  const [isFetching, setFetching] = useState(false);
  const explain = useExplainError();
  const act = useBulkAct(list, {
    verb,
    call: ours.campaigns.change,
    inputOf: (some) => ({
      app,
      body: bodyOf(
        change,
        some.map(({ id }) => id),
      ),
    }),
    can: (row) => differs(row, change),
    done: t.done,
  });
  const open = async () => {
    setFetching(true);
    try {
      setRows(await list.selection.fetchRows());
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.notFetched, detail: explain(error, t.notFetchedDetail) });
    } finally {
      setFetching(false);
    }
  };
  const send = () => {
    setRows(undefined);
    act.run();
  };
  return (
    <>
      <Button kind="ghost" size="sm" icon={SlidersHorizontal} isBusy={isFetching || act.isRunning} onPress={() => void open()}>
        {verb}
      </Button>
      {rows && <ChangeDialog {...{ rows, change, groups }} onChange={setChange} onSend={send} onClose={() => setRows(undefined)} />}
    </>
  );
}
