import { Select, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { oneLinks as calls, type LinkTemplate } from '#app/api/ours/links/one-links.ts';
import { useNavigate } from '#app/lib/router.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';

/** A template begins as a copy of another one: an empty one would be all dead ends. */
export function TemplateDialog({ templates, onClose }: { templates: readonly LinkTemplate[]; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const navigate = useNavigate();
  const form = useFieldForm<{ name: string; source: number | null }>({ defaultValues: { name: '', source: templates[0]?.id ?? null } });
  const save = useSave({
    form,
    call: calls.createTemplate(),
    input: ({ name, source }) => ({
      app,
      body: { name: name.trim(), routes: [...(templates.find(({ id }) => id === source)?.routes ?? [])] },
    }),
    done: ({ name }) => t.templateCreated(name),
    failed: t.notSaved,
    after: ({ id }) => navigate(`/manage/onelinkDetail?app=${app}&template=${id}&edit=1`),
  });
  return (
    <FormDialog of={save} title={t.newTemplate} act={t.newTemplate} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.templateName), ...rule.atMost(64) })} label={t.templateName} />
      {templates.length > 0 && (
        <Select {...form.field('source')} label={t.startFrom} options={templates.map(({ id, name }) => ({ id, label: name }))} />
      )}
    </FormDialog>
  );
}
