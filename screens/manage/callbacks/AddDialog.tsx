import { TextField, useFieldForm, useRules, useWords } from '#design-system';
import { callbacks } from '#app/api/callbacks.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

/** A server of one's own as another target. Its events are turned on one by one. */
export function AddDialog({ appkey, onClose }: { appkey: string; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { name: '', url: '' } });
  const save = useSave({
    form,
    call: callbacks.save(),
    input: ({ name, url }) => ({
      body: { id: null, appkey, media: null, name: name.trim(), method: 'POST' as const, url: url.trim(), events: [] },
    }),
    done: (_, { name }) => t.added(name.trim()),
  });
  return (
    <FormDialog of={save} title={t.addTitle} act={t.add} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(30) })} label={t.name} />
      <TextField {...form.field('url', { ...rule.write(t.url), ...rule.address() })} label={t.url} isMono />
    </FormDialog>
  );
}
