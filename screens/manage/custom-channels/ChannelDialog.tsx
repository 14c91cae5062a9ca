import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { TextArea, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { customChannels } from '#app/api/channels/custom.ts';
import type { Channel } from '#app/api/channels/shapes.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { longestName } from './parseChannels.ts';
import { words } from './words.ts';

interface ChannelDialogProps {
  /** Null for one that is being made. */
  channel: Channel | null;
  onClose: () => void;
}

/** A channel's name, checked by the service while it is typed, and its note. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { name: channel?.name ?? '', note: channel?.note ?? '' } });
  const common = {
    form,
    done: (_: unknown, { name }: { name: string }) => (channel ? t.savedOne : t.createdOne)(name.trim()),
  };
  const body = ({ name, note }: { name: string; note: string }) => ({ name: name.trim(), note: note.trim() || null });
  const create = useSave({ ...common, call: customChannels.create(), input: (values) => ({ body: body(values) }) });
  const update = useSave({
    ...common,
    call: customChannels.update(),
    input: (values) => (channel ? { body: { id: channel.id, ...body(values) } } : null),
  });
  const name = useDeferredValue(form.getValues('name').trim());
  const isWorthAsking = name !== '' && name !== channel?.name && name.length <= longestName;
  const check = useQuery({ ...customChannels.isNameFree({ body: { name, id: channel?.id ?? null } }), enabled: isWorthAsking });
  const field = form.field('name', { ...rule.write(t.name), ...rule.atMost(longestName) });
  const isTaken = isWorthAsking && check.data === false;
  return (
    <FormDialog of={channel ? update : create} title={channel ? t.editTitle : t.create} act={channel ? t.save : t.create} onClose={onClose}>
      <TextField
        {...field}
        label={t.name}
        error={field.error ?? (isTaken ? t.taken : undefined)}
        {...(isWorthAsking && check.data === true && { confirmation: t.free })}
        limit={longestName}
      />
      <TextArea {...form.field('note', rule.atMost(100))} label={t.note} rows={2} limit={100} />
    </FormDialog>
  );
}
