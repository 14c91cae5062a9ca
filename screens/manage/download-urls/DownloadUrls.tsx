import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Button,
  Copyable,
  FailedNote,
  Link,
  MenuDivider,
  MenuItem,
  Page,
  Panel,
  Stack,
  Status,
  Tag,
  useWords,
  type Column,
  type Option,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { downloadAddresses as calls, type DownloadAddress } from '#app/api/ours/links/packages.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { choiceParam, keysParam } from '#app/lib/urlState.ts';
import { isOffered, undoBy, useAct } from '#screens/kit/acts/index.ts';
import { LinkTabs } from '#screens/kit/links/index.ts';
import { FilterChip, Hits, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
import { UrlDialog } from './UrlDialog.tsx';
import { useChannels, type Channels } from './useChannels.ts';
import { words } from './words.ts';

const kinds = ['store', 'package', 'page'] as const;
export const address = listAddress({ kind: choiceParam(kinds, null), channel: keysParam });

/** Where campaigns lead people who do not have the app. */
export function DownloadUrls() {
  const t = useWords(words);
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const channels = useChannels();
  const list = useUrlList(channels);
  const [editing, setEditing] = useState<{ of: DownloadAddress | null }>();
  const remove = useAct({
    call: calls.delete(),
    confirm: ({ name }: DownloadAddress & { app: number }) => ({
      title: t.deleteTitle(name),
      children: isOffered(calls.restore()) ? t.deleteText : t.deleteForGood,
      act: t.delete,
      kind: 'danger',
    }),
    done: ({ name }) => t.deleted(name),
    undo: ({ id }) => undoBy(calls.restore(), { app, id }),
  });
  const create = mayEdit && (
    <Button kind="primary" icon={Plus} onPress={() => setEditing({ of: null })}>
      {t.create}
    </Button>
  );
  return (
    <Page title={list.title} actions={create}>
      <LinkTabs>
        <FailedNote of={channels.requests}>{t.channelsFailed}</FailedNote>
        <ListFilters of={list} search={t.search}>
          <FilterChip of={list.filters.kind} />
          <FilterChip of={list.filters.channel} />
        </ListFilters>
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            {...(mayEdit && {
              rowMenu: (one: DownloadAddress) => (
                <>
                  <MenuItem icon={Pencil} onAction={() => setEditing({ of: one })}>
                    {t.edit}
                  </MenuItem>
                  <MenuDivider />
                  <MenuItem
                    icon={Trash2}
                    isDanger
                    disabledReason={one.campaigns > 0 ? t.inUse(one.campaigns) : undefined}
                    onAction={() => void remove.run({ ...one, app })}
                  >
                    {t.delete}
                  </MenuItem>
                </>
              ),
            })}
            none={{ title: t.none, cause: t.noneCause, action: create || undefined }}
            noMatch={{ title: t.noMatch }}
          />
        </Panel>
      </LinkTabs>
      {editing && <UrlDialog of={editing.of} channels={channels} onClose={() => setEditing(undefined)} />}
    </Page>
  );
}

function useUrlList(channels: Channels) {
  const t = useWords(words);
  const app = useApp().id;
  return useLocalListing({
    name: 'download-urls',
    title: usePageTitle(),
    address,
    rows: useQuery(calls.all({ app })),
    rowKey,
    columns: useUrlColumns(channels.options),
    names,
    ids,
    filters: {
      kind: {
        label: t.kind,
        options: kinds.map((id) => ({ id, label: t[id] })),
        matches: (one: DownloadAddress, kind: string) => one.kind === kind,
      },
      // What is for any channel is for this one, too.
      channel: {
        label: t.channel,
        options: channels.options.map(({ id, label }) => ({ id: String(id), label })),
        requests: channels.requests,
        matches: ({ channel }: DownloadAddress, keys: readonly string[]) => channel === null || keys.includes(String(channel)),
      },
    },
  });
}

const rowKey = ({ id }: DownloadAddress) => String(id);
const names = ({ name }: DownloadAddress) => [name];
const ids = ({ url }: DownloadAddress) => [url];

function useUrlColumns(channels: readonly Option<number>[]) {
  const t = useWords(words);
  // Stores are called as the medium is.
  const nameOf = useMediaName();
  return useMemo(
    (): readonly Column<DownloadAddress>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => nameOf(name),
        width: 180,
        phone: 'title',
        cell: ({ name, isDefault }) => (
          <Stack direction="row" gap="2">
            <Hits>{nameOf(name)}</Hits>
            {isDefault && <Tag>{t.isDefault}</Tag>}
          </Stack>
        ),
      },
      { id: 'kind', title: t.kind, value: ({ kind }) => t[kind], width: 110, phone: 'line' },
      {
        id: 'channel',
        title: t.channel,
        value: ({ channel }) => (channel === null ? t.anyChannel : (channels.find(({ id }) => id === channel)?.label ?? String(channel))),
        width: 130,
        phone: 'line',
      },
      {
        id: 'url',
        title: t.url,
        value: ({ url }) => url,
        width: 300,
        phone: 'line',
        cell: ({ url }) => (
          <Copyable text={url} what={t.url}>
            <Hits>{url}</Hits>
          </Copyable>
        ),
      },
      {
        id: 'state',
        title: t.state,
        value: ({ isReachable }) => (isReachable === null ? t.unchecked : isReachable ? t.reachable : t.unreachable),
        width: 210,
        phone: 'aside',
        cell: ({ isReachable }) =>
          isReachable === null ? (
            <Status tone="off">{t.unchecked}</Status>
          ) : (
            <Status tone={isReachable ? 'good' : 'negative'}>{isReachable ? t.reachable : t.unreachable}</Status>
          ),
      },
      {
        id: 'campaigns',
        title: t.used,
        value: ({ campaigns }) => campaigns,
        as: { kind: 'count' },
        width: 140,
        phone: 'half',
        // The list of campaigns finds them by where they lead.
        cell: ({ campaigns, url }) =>
          campaigns > 0 ? (
            <Link href={`/manage/campaign?${new URLSearchParams({ search: url })}`}>{campaigns.toLocaleString('en-US')}</Link>
          ) : (
            campaigns
          ),
      },
    ],
    [t, nameOf, channels],
  );
}
