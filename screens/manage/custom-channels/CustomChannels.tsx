import { FileInput, Megaphone, Merge, Pencil, Plus, Power, PowerOff, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, MenuDivider, MenuItem, Page, Panel, Stack, Status, useWords, type Column } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { customChannels } from '#app/api/channels/custom.ts';
import type { Channel } from '#app/api/channels/shapes.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { Hits, listAddress, ListFilters, ListTable, usePagedListing } from '#screens/kit/listing/index.ts';
import { ChannelDialog } from './ChannelDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { campaignsHref, InUseDialog, type InUse } from './InUseDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { useChannelActs, type ChannelActs } from './useChannelActs.ts';
import { words } from './words.ts';

export const address = listAddress({});
type Open =
  | { is: 'create' }
  | { is: 'import' }
  | { is: 'edit'; channel: Channel }
  | { is: 'merge'; channel: Channel }
  | { is: 'used'; used: InUse };

/** The channels that an account makes for itself. */
export function CustomChannels() {
  const t = useWords(words);
  const title = usePageTitle();
  const mayEdit = useMay('edit customchannel@manage');
  const [open, setOpen] = useState<Open | null>(null);
  const list = usePagedListing({
    name: 'custom channels',
    title,
    address,
    page: ({ paging }) => customChannels.search(paging),
    rowKey: ({ id }: Channel) => String(id),
    columns: useColumns(),
    filters: none,
  });
  const acts = useChannelActs((used) => setOpen({ is: 'used', used }));
  const close = () => setOpen(null);
  const actions = mayEdit && (
    <>
      <Button icon={FileInput} onPress={() => setOpen({ is: 'import' })}>
        {t.import}
      </Button>
      <Button kind="primary" icon={Plus} onPress={() => setOpen({ is: 'create' })}>
        {t.create}
      </Button>
    </>
  );
  return (
    <Page title={title} actions={actions}>
      <Stack gap="3">
        <ListFilters of={list} search={t.search} />
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            none={{
              title: t.none,
              cause: t.noneCause,
              action: mayEdit && <Button onPress={() => setOpen({ is: 'create' })}>{t.create}</Button>,
            }}
            {...(mayEdit && { rowMenu: (channel: Channel) => <ChannelMenu channel={channel} acts={acts} onOpen={setOpen} /> })}
          />
        </Panel>
      </Stack>
      {open?.is === 'create' && <ChannelDialog channel={null} onClose={close} />}
      {open?.is === 'edit' && <ChannelDialog channel={open.channel} onClose={close} />}
      {open?.is === 'merge' && <MergeDialog channel={open.channel} onClose={close} />}
      {open?.is === 'import' && <ImportDialog onClose={close} />}
      {open?.is === 'used' && (
        <InUseDialog of={open.used} onMerge={() => setOpen({ is: 'merge', channel: open.used.channel })} onClose={close} />
      )}
    </Page>
  );
}

const none = {};

interface ChannelMenuProps {
  channel: Channel;
  acts: ChannelActs;
  onOpen: (open: Open) => void;
}

function ChannelMenu({ channel, acts, onOpen }: ChannelMenuProps) {
  const t = useWords(words);
  return (
    <>
      <MenuItem icon={Pencil} onAction={() => onOpen({ is: 'edit', channel })}>
        {t.edit}
      </MenuItem>
      <MenuItem
        icon={channel.isEnabled ? PowerOff : Power}
        onAction={() => void (channel.isEnabled ? acts.disable(channel) : acts.enable(channel))}
      >
        {channel.isEnabled ? t.disable : t.enable}
      </MenuItem>
      {channel.campaigns > 0 && (
        <MenuItem icon={Megaphone} href={campaignsHref(channel.id)}>
          {t.showCampaigns}
        </MenuItem>
      )}
      <MenuItem icon={Merge} onAction={() => onOpen({ is: 'merge', channel })}>
        {t.merge}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={Trash2} isDanger onAction={() => void acts.remove(channel)}>
        {t.delete}
      </MenuItem>
    </>
  );
}

function useColumns(): readonly Column<Channel>[] {
  const t = useWords(words);
  return useMemo(
    () => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        canSort: false,
        pin: 'start',
        width: 200,
        phone: 'title',
        cell: ({ name }) => <Hits>{name}</Hits>,
      },
      {
        id: 'id',
        title: 'ID',
        value: ({ id }) => String(id),
        canSort: false,
        width: 90,
        isQuiet: true,
        cell: ({ id }) => <Hits>{String(id)}</Hits>,
      },
      {
        id: 'campaigns',
        title: t.campaigns,
        value: ({ campaigns }) => campaigns,
        canSort: false,
        width: 130,
        phone: 'line',
        cell: ({ campaigns }) => (campaigns ? t.campaignCount(campaigns) : t.unused),
      },
      {
        id: 'note',
        title: t.note,
        value: ({ note }) => note,
        canSort: false,
        width: 240,
        isQuiet: true,
        yields: 'second',
        cell: ({ note }) => (note ? <Hits>{note}</Hits> : '–'),
      },
      {
        id: 'created',
        title: t.created,
        value: ({ createdOn }) => createdOn,
        canSort: false,
        as: { kind: 'day' },
        width: 120,
        phone: 'line',
      },
      {
        id: 'state',
        title: t.state,
        value: ({ isEnabled }) => (isEnabled ? t.enabled : t.disabled),
        canSort: false,
        width: 110,
        phone: 'aside',
        cell: ({ isEnabled }) => <Status tone={isEnabled ? 'good' : 'off'}>{isEnabled ? t.enabled : t.disabled}</Status>,
      },
    ],
    [t],
  );
}
