import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MultiSelect, RadioGroup, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { packages as calls, type Package } from '#app/api/ours/links/packages.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { nameRule, namesFor } from './namesFor.ts';
import { words } from './words.ts';

interface Values {
  name: string;
  channels: number[];
  kind: 'package' | 'link';
}

/** One for each channel that is chosen. */
export function PackageDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const nameOf = useMediaName();
  const app = useApp().id;
  const channels = useQuery(channelCalls.all({ app }));
  const { data } = channels;
  const options = useMemo(
    () => data?.flatMap(({ id, name, isEnabled }) => (isEnabled ? [{ id, label: nameOf(name) }] : [])) ?? none,
    [data, nameOf],
  );
  const form = useFieldForm<Values>({ defaultValues: { name: '', channels: [], kind: 'package' } });
  const rowsOf = ({ name, channels: chosen, kind }: Values) =>
    namesFor(
      name,
      chosen.flatMap((id) => options.find((one) => one.id === id) ?? []),
    ).map(({ name: full, channel }) => ({ name: full, channel, campaign: null, kind }));
  const save = useSave({
    form,
    call: calls.create(),
    input: (values) => ({ app, body: { rows: rowsOf(values) } }),
    done: (made) => (made.length === 1 ? t.created(made[0]?.name ?? '') : t.createdMany(made.length)),
    failed: t.notSaved,
    draft: { name: `package ${app} new` },
  });
  const names = rowsOf(form.getValues()).map(({ name }) => name);
  const short = (name: string) =>
    nameRule.test(name.trim()) && rowsOf({ ...form.getValues(), name }).every((row) => nameRule.test(row.name));
  return (
    <FormDialog of={save} title={t.create} act={names.length > 1 ? t.createCount(names.length) : t.create} onClose={onClose}>
      <TextField
        {...form.field('name', { ...rule.write(t.name), validate: { short: (name: string) => short(name) || t.nameRule } })}
        label={t.name}
        {...(names.length > 1 && { hint: t.namesHint(names[0] ?? '', names.length) })}
      />
      <MultiSelect
        {...form.field('channels', { validate: { chosen: (ids: number[]) => ids.length > 0 || t.channelNeeded } })}
        label={t.channel}
        isRequired
        isBusy={channels.isPending}
        options={options}
      />
      <RadioGroup
        {...form.field('kind')}
        label={t.kind}
        hint={t.kindHint}
        options={[
          { value: 'package', label: t.kindPackage },
          { value: 'link', label: t.kindLink },
        ]}
      />
    </FormDialog>
  );
}

const none: readonly { id: number; label: string }[] = [];

export function RenameDialog({ of: one, onClose }: { of: Package; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const form = useFieldForm({ defaultValues: { name: one.name } });
  const save = useSave({
    form,
    call: calls.rename(),
    input: ({ name }) => ({ app, id: one.id, body: { name: name.trim() } }),
    done: (_, { name }) => t.renamed(name.trim()),
    failed: t.notSaved,
  });
  return (
    <FormDialog of={save} title={t.rename} act={t.rename} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.name), pattern: { value: nameRule, message: t.nameRule } })} label={t.name} />
    </FormDialog>
  );
}
