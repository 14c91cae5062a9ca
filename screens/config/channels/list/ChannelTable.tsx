import { Power, PowerOff } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { MenuItem, Panel, Status, useWords, type AsyncState, type Column } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { customChannels } from '#app/api/channels/custom.ts';
import type { Channel } from '#app/api/channels/shapes.ts';
import { channelRules as calls, type ChannelRule } from '#app/api/ours/apps/rules.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { choiceParam } from '#app/lib/urlState.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { FilterChip, Hits, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
import { ruleFor } from '../ruleLogic.ts';
import { useRuleWords } from '../useRuleWords.ts';
import { words } from '../words.ts';

const kinds = ['media', 'custom'] as const;
export const address = listAddress({ kind: choiceParam(kinds, null) });

interface ChannelTableProps {
  channels: AsyncState<readonly Channel[]>;
  rules: readonly ChannelRule[];
  /** What counts where no rule decides. */
  usual: { clickWindow: number; viewWindow: number | null } | null;
}

/** Each channel with the windows that count for it, and the rule that decided them. */
export function ChannelTable({ channels, rules, usual }: ChannelTableProps) {
  const t = useWords(words);
  // A channel belongs to the account, not to the app.
  const mayEdit = useMay('edit customchannel@manage');
  const nameOf = useMediaName();
  const disable = useAct({
    call: calls.disableChannel(),
    confirm: ({ name, campaigns }: Channel) => ({
      title: t.disableTitle(name),
      children: t.disableText(campaigns),
      act: t.disable,
      kind: 'danger',
    }),
    done: ({ name }) => t.disabledOne(name),
    failed: () => t.notDone,
  });
  const enable = useAct({
    call: customChannels.enable(),
    done: ({ name }: Channel) => t.enabledOne(name),
    failed: () => t.notDone,
    undo: ({ id }) => undoBy(calls.disableChannel(), { id }),
  });
  // A medium that brings nothing here is none of the app's.
  const { data } = channels;
  const inUse = useMemo(() => data?.filter(({ kind, campaigns }) => kind === 'custom' || campaigns > 0), [data]);
  const list = useLocalListing({
    name: 'channels-in-use',
    title: usePageTitle(),
    address,
    rows: { ...channels, data: inUse },
    rowKey,
    columns: useColumns(rules, usual),
    names: ({ name }) => [name, nameOf(name)],
    filters: useMemo(
      () => ({
        kind: {
          label: t.kind,
          options: kinds.map((id) => ({ id, label: t[id] })),
          matches: (one: Channel, kind: string) => one.kind === kind,
        },
      }),
      [t],
    ),
  });
  return (
    <Panel title={t.channels} note={t.channelsNote} isFlush>
      <Inset>
        <ListFilters of={list} search={t.search}>
          <FilterChip of={list.filters.kind} />
        </ListFilters>
      </Inset>
      <ListTable
        of={list}
        none={{ title: t.noChannels, cause: t.noChannelsCause }}
        {...(mayEdit && {
          rowMenu: (one: Channel) =>
            one.kind === 'custom' ? (
              <MenuItem
                icon={one.isEnabled ? PowerOff : Power}
                isDanger={one.isEnabled}
                onAction={() => void (one.isEnabled ? disable : enable).run(one)}
              >
                {one.isEnabled ? t.disable : t.enable}
              </MenuItem>
            ) : null,
        })}
      />
    </Panel>
  );
}

const rowKey = ({ id }: Channel) => String(id);

function useColumns(rules: readonly ChannelRule[], usual: ChannelTableProps['usual']) {
  const t = useWords(words);
  const nameOf = useMediaName();
  const { windowsOf } = useRuleWords(String);
  return useMemo(
    (): readonly Column<Channel>[] => {
      const decided = (one: Channel) => ruleFor(rules, one.id);
      const windowOf = (one: Channel) => {
        const by = decided(one) ?? usual;
        return by && windowsOf(by);
      };
      return [
        {
          id: 'name',
          title: t.channel,
          value: ({ name }) => nameOf(name),
          width: 220,
          phone: 'title',
          cell: ({ name }) => <Hits>{nameOf(name)}</Hits>,
        },
        { id: 'kind', title: t.kind, value: ({ kind }) => t[kind], width: 130, isQuiet: true },
        {
          id: 'state',
          title: t.state,
          value: ({ isEnabled }) => (isEnabled ? t.enabled : t.disabled),
          width: 110,
          phone: 'aside',
          cell: ({ isEnabled }) => <Status tone={isEnabled ? 'good' : 'off'}>{isEnabled ? t.enabled : t.disabled}</Status>,
        },
        { id: 'campaigns', title: t.campaigns, value: ({ campaigns }) => campaigns, as: { kind: 'count' }, width: 130, phone: 'half' },
        { id: 'window', title: t.window, value: windowOf, canSort: false, width: 200, phone: 'line' },
        { id: 'rule', title: t.byRule, value: (one) => decided(one)?.name ?? t.byApp, canSort: false, width: 220, phone: 'line' },
      ];
    },
    // The words of a window are those of the same language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, nameOf, rules, usual],
  );
}

const Inset = styled.div`
  padding: 0 var(--space-4) var(--space-3);
`;
