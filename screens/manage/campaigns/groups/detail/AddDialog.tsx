import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  FailedNote,
  MultiSelect,
  SegmentedControl,
  Text,
  TextArea,
  useFieldForm,
  useWords,
  type LoadOptions,
  type Option,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { namedCampaigns } from '#app/api/campaigns/findCampaigns.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import type { Read } from '../../bulk/change.ts';
import { useRegroup } from '../../meanwhile/useRegroup.ts';
import { matchNames, namesIn } from './matchNames.ts';
import { PastedLines } from './PastedLines.tsx';
import { words } from './words.ts';

interface Values {
  way: 'choose' | 'paste';
  chosen: number[];
  text: string;
}

/** Puts campaigns into a group: chosen from a list, or as many as were pasted. They leave the group where they were. */
export function AddDialog({ of: group, onClose }: { of: Group; onClose: () => void }) {
  const t = useWords(words);
  const app = useApp().id;
  const form = useFieldForm<Values>({ defaultValues: { way: 'choose', chosen: [], text: '' } });
  const { way, chosen, text } = form.getValues();
  const isPasted = way === 'paste';
  const names = namesIn(text);
  const found = useQuery({
    ...namedCampaigns({ app, names }),
    enabled: isPasted && names.length > 0,
    placeholderData: keepPreviousData,
  });
  const lines = matchNames(names, found.data ?? [], group.id);
  const ready = lines.flatMap(({ state, campaign }) => (state === 'ready' && campaign ? campaign : []));
  const isKnown = found.data !== undefined && !found.isPlaceholderData;
  const options = useCampaignOptions(group.id);
  const added = isPasted ? (isKnown ? ready : []) : chosen.map(options.asRead);
  const groupName = useGroupName();
  const regroup = useRegroup(added, t.addAct(0));
  const save = useSave({
    form,
    call: ours.campaigns.change(),
    input: () => ({ app, body: regroup.bodyTo(group.id) }),
    notDone: regroup.notDone,
    done: (answer) => t.added(regroup.countOf(answer)),
    failed: t.notAdded,
  });
  const isSome = (of: Values['way'], problem: string) => () => form.getValues('way') !== of || added.length > 0 || problem;
  return (
    <FormDialog of={save} title={t.addTo(group.name)} act={t.addAct(added.length)} width={560} onClose={onClose}>
      <SegmentedControl
        {...form.field('way')}
        label={t.way}
        options={[
          { value: 'choose', label: t.choose },
          { value: 'paste', label: t.paste },
        ]}
      />
      {!isPasted && (
        <MultiSelect
          {...form.field('chosen', { validate: { some: isSome('choose', t.chooseOne) } })}
          label={t.campaigns}
          options={options.load}
        />
      )}
      {isPasted && (
        <>
          <TextArea
            {...form.field('text', { validate: { some: isSome('paste', t.pasteOne) } })}
            label={t.names}
            hint={t.namesHint}
            rows={5}
          />
          <FailedNote of={[found]}>{t.lookupFailed}</FailedNote>
          {names.length > 0 && found.data && (
            <>
              <Text as="p" tone="secondary">
                {isKnown
                  ? t.summary(
                      ready.length,
                      ready.filter((one) => one.group !== null).length,
                      lines.filter(({ state }) => state === 'missing').length,
                    )
                  : t.looking}
              </Text>
              <PastedLines lines={lines} groupName={groupName} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

function useGroupName() {
  const t = useWords(words);
  const groups = useQuery(campaignChoices.groups({ app: useApp().id })).data;
  return useCallback(
    (id: number | null) => groups?.find((one) => one.id === id)?.name ?? (id === null ? t.noGroup : String(id)),
    [groups, t],
  );
}

/** Campaigns by a word of their name, each with the group that it would leave, and as it was offered. */
function useCampaignOptions(group: number): { load: LoadOptions<number>; asRead: (id: number) => Read } {
  const t = useWords(words);
  const app = useApp().id;
  const cache = useQueryClient();
  const groupName = useGroupName();
  const [read] = useState(() => new Map<number, Read>());
  const load: LoadOptions<number> = useCallback(
    async (search) => {
      const found = await cache.fetchQuery(campaignChoices.search({ app, name: search.trim() }));
      for (const one of found) read.set(one.id, one);
      return {
        options: found.map(({ id, name, group: at }): Option<number> => {
          const option = { id, label: name };
          return at === group ? Object.assign(option, { unavailable: t.member }) : Object.assign(option, { note: groupName(at) });
        }),
      };
    },
    [app, cache, group, groupName, read, t],
  );
  return { load, asRead: (id) => read.get(id) ?? { id, revision: null } };
}
