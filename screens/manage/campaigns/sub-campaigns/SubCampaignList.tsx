import { FileText, Pencil, Plus, Power, PowerOff, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Copyable, LinkButton, MenuDivider, MenuItem, NameLink, Panel, Stack, Status, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { BulkButton, Hits, listAddress, ListFilters, ListTable, useBulkAct, usePagedListing } from '#screens/kit/listing/index.ts';
import { shortForm } from '../link/trackingUrl.ts';
import { detailHref, editHref, newHref } from './addresses.ts';
import { useSwitchMany } from './useSwitchMany.ts';
import { useSubCampaignActs } from './useSubCampaignActs.ts';
import { words } from './words.ts';

// On the page of a campaign `id` is that of the campaign.
export const address = listAddress({}, { record: 'sub' });

interface SubCampaignListProps {
  /** Those of one campaign; of all in the app without it. */
  campaign: number | null;
  /** Within the page of a campaign, which has no room for its verbs in its head. */
  isTab?: boolean;
}

/** Sub-campaigns with their links, on a page of their own and as a tab of their campaign. */
export function SubCampaignList({ campaign, isTab = false }: SubCampaignListProps) {
  const t = useWords(words);
  const mayEdit = useMay('edit campaign@manage');
  const list = useSubCampaigns(campaign);
  const acts = useSubCampaignActs();
  const create = mayEdit && (
    <LinkButton size="sm" icon={Plus} href={newHref(campaign)}>
      {t.create}
    </LinkButton>
  );
  return (
    <Stack gap="3">
      <ListFilters of={list} search={t.search} />
      <Panel isFlush {...(isTab && { title: t.name, actions: create })}>
        <ListTable
          of={list}
          headingLevel={isTab ? 3 : 2}
          rowHeight={48}
          rowMenu={(one) => <SubCampaignMenu of={one} acts={acts} mayEdit={mayEdit} />}
          bulk={mayEdit ? <BulkActs of={list} /> : undefined}
          none={{ title: t.none, cause: mayEdit ? t.noneCanCreate : t.noneCannot, action: create || undefined }}
        />
      </Panel>
    </Stack>
  );
}

function useSubCampaigns(campaign: number | null) {
  const t = useWords(words);
  const app = useApp().id;
  return usePagedListing({
    name: 'sub-campaigns',
    title: t.name,
    address,
    page: ({ paging }) => ours.subCampaigns.page({ app, campaign, ...paging }),
    rowKey,
    columns: useColumns(campaign === null),
    filters: none,
  });
}

const none = {};
const rowKey = ({ id }: SubCampaign) => String(id);

function useColumns(hasCampaign: boolean) {
  const t = useWords(words);
  const states = useWords(stateNames);
  return useMemo(
    (): readonly Column<SubCampaign>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        canSort: false,
        width: 220,
        pin: 'start',
        phone: 'title',
        cell: (one) => (
          <NameLink href={detailHref(one)} note={<Hits>{hasCampaign ? one.campaignName : String(one.id)}</Hits>}>
            <Hits>{one.name}</Hits>
          </NameLink>
        ),
      },
      {
        id: 'value',
        title: t.value,
        value: ({ value }) => value,
        canSort: false,
        width: 160,
        phone: 'line',
        cell: ({ value }) => <Hits>{value}</Hits>,
      },
      {
        id: 'link',
        title: t.link,
        value: ({ link }) => link,
        canSort: false,
        width: 260,
        phone: 'line',
        cell: ({ link }) => (
          <Copyable text={link} what={t.link}>
            {shortForm(link)}
          </Copyable>
        ),
      },
      {
        id: 'state',
        title: t.state,
        value: ({ isEnabled }) => (isEnabled ? states.enabled : states.disabled),
        canSort: false,
        width: 110,
        phone: 'aside',
        cell: ({ isEnabled }) => <Status tone={isEnabled ? 'good' : 'off'}>{isEnabled ? states.enabled : states.disabled}</Status>,
      },
      { id: 'clicks', title: t.clicks, value: ({ clicks }) => clicks, as: { kind: 'count' }, canSort: false, width: 130, phone: 'half' },
      {
        id: 'installs',
        title: t.installs,
        value: ({ installs }) => installs,
        as: { kind: 'count' },
        canSort: false,
        width: 130,
        phone: 'half',
      },
    ],
    [t, states, hasCampaign],
  );
}

interface SubCampaignMenuProps {
  of: SubCampaign;
  acts: ReturnType<typeof useSubCampaignActs>;
  mayEdit: boolean;
}

function SubCampaignMenu({ of: one, acts, mayEdit }: SubCampaignMenuProps) {
  const t = useWords(words);
  return (
    <>
      <MenuItem icon={FileText} href={detailHref(one)}>
        {t.open}
      </MenuItem>
      {mayEdit && (
        <>
          <MenuItem icon={Pencil} href={editHref(one)}>
            {t.edit}
          </MenuItem>
          <MenuItem icon={one.isEnabled ? PowerOff : Power} onAction={() => void acts.toggle(one)}>
            {one.isEnabled ? t.disable : t.enable}
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={Trash2} isDanger onAction={() => void acts.remove(one)}>
            {t.delete}
          </MenuItem>
        </>
      )}
    </>
  );
}

function BulkActs({ of: list }: { of: ReturnType<typeof useSubCampaigns> }) {
  const t = useWords(words);
  const s = useWords(stateNames);
  const enable = useBulkAct(list, {
    verb: t.enable,
    ...useSwitchMany('enable'),
    can: ({ isEnabled }) => !isEnabled,
    skipped: () => s.enabled,
    done: t.enabledMany,
  });
  const disable = useBulkAct(list, {
    verb: t.disable,
    ...useSwitchMany('disable'),
    can: ({ isEnabled }) => isEnabled,
    skipped: () => s.disabled,
    done: t.disabledMany,
  });
  return (
    <>
      <BulkButton of={enable} icon={Power} />
      <BulkButton of={disable} icon={PowerOff} />
    </>
  );
}
