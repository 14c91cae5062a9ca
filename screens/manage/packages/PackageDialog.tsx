import { useQuery } from '@tanstack/react-query';
import { ComboBox, RadioGroup, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { packages as calls, type Package } from '#app/api/ours/links/packages.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface Values {
  name: string;
  channel: number | null;
  kind: 'package' | 'link';
}

const nameRule = /^[\w\u4e00-\u9fa5-]{1,64}$/;

export function PackageDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const nameOf = useMediaName();
  const app = useApp().id;
  const channels = useQuery(channelCalls.inUse({ app, account: null }));
  const form = useFieldForm<Values>({ defaultValues: { name: '', channel: null, kind: 'package' } });
  const save = useSave({
    form,
    call: calls.create(),
    input: ({ name, channel, kind }) => (channel === null ? null : { app, body: { name: name.trim(), channel, campaign: null, kind } }),
    done: ({ name }) => t.created(name),
    failed: t.notSaved,
    draft: { name: `package ${app} new` },
  });
  return (
    <FormDialog of={save} title={t.create} act={t.create} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.name), pattern: { value: nameRule, message: t.nameRule } })} label={t.name} />
      <ComboBox
        {...form.field('channel', rule.choose(t.channel))}
        label={t.channel}
        isBusy={channels.isPending}
        options={(channels.data ?? []).filter(({ isEnabled }) => isEnabled).map(({ id, name }) => ({ id, label: nameOf(name) }))}
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
