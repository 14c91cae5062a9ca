import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, MenuItem, Panel, Stack, Status, Text, useProvenaLocale, useWords, type Column } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { ourAccount, type AccessRequest } from '#app/api/ours/people/account.ts';
import { useAllPages } from '#app/lib/pages.ts';
import { choiceParam } from '#app/lib/urlState.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { FilterChip, Hits, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
import { PeoplePage } from '../shared/PeoplePage.tsx';
import { useGrantablePages } from '../shared/rights-editor/pages.ts';
import { peopleWords } from '../shared/words.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useNeeded } from './useNeeded.ts';
import { words } from './words.ts';

const states = ['open', 'granted', 'declined'] as const;
export const address = listAddress({ state: choiceParam(states, null) }, { sort: '-at' });
const tones = { open: 'warning', granted: 'good', declined: 'off' } as const;
const rowKey = ({ id }: AccessRequest) => String(id);

/** What members ask for from a page that is closed to them. Granting opens that page alone, to view. */
export function Requests() {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const [declining, setDeclining] = useState<AccessRequest | null>(null);
  const titleOf = usePageTitles();
  const appName = useAppNames();
  const whyNot = useWhyNot();
  const neededFor = useNeeded();
  const grant = useAct({
    call: ourAccount.answerAccessRequest(),
    confirm: ({ request }: Granting) => ({
      title: t.grantTitle(titleOf(request)),
      children:
        request.page === adAccounts
          ? t.grantAdAccounts(request.from)
          : `${t.grantText(request.from, titleOf(request), appName(request))}${neededFor(request.page)}`,
      act: t.grant,
    }),
    done: ({ request }) => t.isGranted(request.from, titleOf(request)),
  });
  const onGrant = (request: AccessRequest) => void grant.run({ id: request.id, body: { state: 'granted', reason: null }, request });
  const list = useLocalListing({
    name: 'access requests',
    title: p.requests,
    address,
    rows: useQuery(ourAccount.accessRequests()),
    rowKey,
    columns: useColumns({ onGrant, onDecline: setDeclining, running: grant.running?.id }),
    names: (request) => [request.from, titleOf(request), request.message],
    filters: useMemo(
      () => ({
        state: {
          label: t.state,
          options: states.map((id) => ({ id, label: t[id] })),
          matches: (request: AccessRequest, state: string) => request.state === state,
        },
      }),
      [t],
    ),
  });
  const settled = (request: AccessRequest) => (request.state === 'open' ? undefined : t.settled);
  return (
    <PeoplePage view="requests">
      <ListFilters of={list} search={t.search}>
        <FilterChip of={list.filters.state} />
      </ListFilters>
      <Panel isFlush>
        <ListTable
          of={list}
          headingLevel={2}
          rowHeight={48}
          none={{ title: t.none, cause: t.noneCause }}
          rowMenu={(request) => (
            <>
              <MenuItem icon={Check} disabledReason={settled(request) ?? whyNot(request)} onAction={() => onGrant(request)}>
                {t.grant}
              </MenuItem>
              <MenuItem icon={X} disabledReason={settled(request)} onAction={() => setDeclining(request)}>
                {t.decline}
              </MenuItem>
            </>
          )}
        />
      </Panel>
      {declining && <DeclineDialog request={declining} onClose={() => setDeclining(null)} />}
    </PeoplePage>
  );
}

interface Granting {
  id: number;
  body: { state: 'granted' | 'declined'; reason: string | null };
  request: AccessRequest;
}

/** Pages that no role opens have titles, too. */
function usePageTitles() {
  const pages = useGrantablePages();
  const all = useAllPages();
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  return ({ page }: AccessRequest) =>
    pages.find(({ key }) => key === page)?.title ?? all.find(({ access }) => access === page)?.title[side] ?? page;
}

/** Why a request cannot be granted: the page goes with a role, or the reader does not have the right. The service refuses the same. */
function useWhyNot() {
  const t = useWords(words);
  const mayGiveAdAccounts = useMay('edit channel@manage');
  return ({ page }: AccessRequest): string | undefined => {
    if (page === 'auth@manage') return t.goesWithRole;
    if (page === 'dataCallback@manage') return t.ownerOnly;
    return page === adAccounts && !mayGiveAdAccounts ? t.notYours : undefined;
  };
}

const adAccounts = 'channel@manage';

function useAppNames() {
  const t = useWords(words);
  const { data: lists } = useQuery(appCalls.all());
  return ({ app }: AccessRequest) => (app === null ? t.allApps : (lists?.all.find(({ id }) => id === app)?.name ?? String(app)));
}

interface ColumnActs {
  onGrant: (request: AccessRequest) => void;
  onDecline: (request: AccessRequest) => void;
  running: number | undefined;
}

function useColumns({ onGrant, onDecline, running }: ColumnActs): readonly Column<AccessRequest>[] {
  const t = useWords(words);
  const whyNot = useWhyNot();
  const titleOf = usePageTitles();
  const appName = useAppNames();
  return [
    {
      id: 'from',
      title: t.from,
      value: ({ from }) => from,
      pin: 'start',
      width: 200,
      phone: 'title',
      cell: ({ from }) => <Hits>{from}</Hits>,
    },
    { id: 'page', title: t.page, value: titleOf, width: 150, phone: 'line' },
    { id: 'app', title: t.app, value: appName, width: 130, phone: 'line' },
    {
      id: 'message',
      title: t.message,
      value: ({ message }) => message,
      width: 240,
      phone: 'line',
      cell: (request) => (
        <Stack gap="0">
          <span>{request.message ?? '–'}</span>
          {request.state === 'open' && <Text kind="caption">{whyNot(request)}</Text>}
          {request.reason && (
            <Text kind="caption" tone="tertiary">
              {t.answer(request.reason)}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'at', title: t.at, value: ({ at }) => at.slice(0, 16), width: 140, isQuiet: true, phone: 'line' },
    {
      id: 'state',
      title: t.state,
      value: ({ state }) => t[state],
      width: 110,
      phone: 'aside',
      cell: ({ state }) => <Status tone={tones[state]}>{t[state]}</Status>,
    },
    {
      id: 'acts',
      title: '',
      width: 150,
      align: 'end',
      canHide: false,
      cell: (request) =>
        request.state === 'open' && (
          <Stack direction="row" gap="2" justify="end">
            <Button size="sm" onPress={() => onDecline(request)}>
              {t.decline}
            </Button>
            <Button
              size="sm"
              kind="primary"
              isBusy={running === request.id}
              isDisabled={whyNot(request) !== undefined}
              onPress={() => onGrant(request)}
            >
              {t.grant}
            </Button>
          </Stack>
        ),
    },
  ];
}
