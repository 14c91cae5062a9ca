import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { useBulkAct } from '#screens/kit/listing/index.ts';
import type { CampaignList } from '../list/useCampaignList.ts';
import { words as listWords } from '../words.ts';
import { bodyOf, differs, type Change } from './change.ts';
import { useRefusals } from './useRefusals.ts';
import { words } from './words.ts';

const start: Change = { what: 'window', group: null, clickWindow: 7, viewWindow: 0, callback: 'all' };

/** What stands in the preview, for the first time or once more. */
interface Shown {
  rows: readonly Campaign[];
  isAgain: boolean;
}

/**
 * The same change for a chosen set, with each campaign before and after it. One that somebody else changes meanwhile is looked at again: for the
 * page, because by then nothing is selected any more.
 */
export function useBulkChange(list: CampaignList) {
  const t = useWords(words);
  const { change: verb } = useWords(listWords);
  const app = useApp().id;
  const groups = useQuery(campaignChoices.groups({ app })).data ?? [];
  const [change, setChange] = useState(start);
  const [shown, setShown] = useState<Shown>();
  const [isFetching, setFetching] = useState(false);
  const explain = useExplainError();
  const act = useBulkAct(list, {
    verb,
    call: ours.campaigns.change,
    inputOf: (some) => ({ app, body: bodyOf(change, some) }),
    refused: useRefusals(),
    review: (rows) => setShown({ rows, isAgain: true }),
    can: (row) => differs(row, change),
    done: t.done,
  });
  const open = async () => {
    setFetching(true);
    try {
      setShown({ rows: await list.selection.fetchRows(), isAgain: false });
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.notFetched, detail: explain(error, t.notFetchedDetail) });
    } finally {
      setFetching(false);
    }
  };
  const close = () => setShown(undefined);
  const send = ({ rows, isAgain }: Shown) => {
    close();
    if (isAgain) act.resume(rows);
    else act.runOn(rows);
  };
  return {
    verb,
    isBusy: isFetching || act.isRunning,
    open: () => void open(),
    /** What the dialog is given, while it stands. */
    dialog: shown && { ...shown, change, groups, onChange: setChange, onSend: () => send(shown), onClose: close },
  };
}

export type BulkChange = ReturnType<typeof useBulkChange>;
