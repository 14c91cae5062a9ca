import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, ComboBox, Note, Skeleton, Stack, Text, useFieldForm, useRules, useWords, type Option } from '#design-system';
import { customChannels } from '#app/api/channels/custom.ts';
import type { Channel } from '#app/api/channels/shapes.ts';
import { ourChannels } from '#app/api/ours/apps/channels.ts';
import { useAllPages } from '#screens/kit/pages/index.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { UseList } from './UseList.tsx';
import { words } from './words.ts';

/** Two channels for the same thing become one: all that hangs on the one moves, which is named before, and the emptied channel goes. */
export function MergeDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const { data: rows } = useAllPages((place) => customChannels.search(place));
  const uses = useQuery(customChannels.deletable({ id: channel.id }));
  const options = useMemo(
    () => (rows ?? []).filter(({ id }) => id !== channel.id).map(({ id, name }): Option<number> => ({ id, label: name })),
    [rows, channel.id],
  );
  const nameOf = (id: number | null) => options.find((one) => one.id === id)?.label ?? '';
  const form = useFieldForm<{ into: number | null }>({ defaultValues: { into: null } });
  const save = useSave({
    form,
    call: ourChannels.merge(),
    input: ({ into }) => (into === null ? null : { id: channel.id, body: { into } }),
    done: (_, { into }) => t.merged(channel.name, nameOf(into)),
  });
  const into = rows?.find(({ id }) => id === form.getValues('into'));
  return (
    <FormDialog of={save} title={t.mergeTitle(channel.name)} act={t.mergeAct} onClose={onClose}>
      <ComboBox {...form.field('into', rule.choose(t.into))} label={t.into} options={options} />
      {into && !into.isEnabled && <Note kind="warning">{t.intoDisabled(into.name)}</Note>}
      <Stack gap="2">
        <Text kind="label">{t.moves}</Text>
        <AsyncView of={uses} skeleton={<Skeleton shape="rows" height={48} />}>
          {(found) => (found.canDelete ? <Text tone="secondary">{t.movesNothing}</Text> : <UseList of={found} />)}
        </AsyncView>
      </Stack>
      <Note kind="warning">{t.mergeText(channel.name)}</Note>
    </FormDialog>
  );
}
