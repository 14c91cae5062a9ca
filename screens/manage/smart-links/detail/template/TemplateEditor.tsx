import { useMemo, type ReactNode } from 'react';
import { FormSection, GridCell, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { oneLinks as calls, type LinkTemplate } from '#app/api/ours/links/one-links.ts';
import { isRouteTarget } from '#app/lib/links/addresses.ts';
import { changesBetween, keyOf, systems, type RouteField, type System } from '#app/lib/links/outcomes.ts';
import { useNavigate } from '#app/lib/router.ts';
import { afterSave, FormPage, useSave } from '#screens/kit/form/index.ts';
import { matrixWords } from '../matrix/words.ts';
import { OutcomeView } from '../OutcomeView.tsx';
import { words } from '../words.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { fieldsOf, routesOf, valuesOf } from './fields.ts';

interface TemplateEditorProps {
  template: LinkTemplate;
  url: string | null;
  /** Where it leads once the template is saved. */
  doneHref: string;
}

/** The matrix follows what is typed, before anything is saved. A dead end that is new blocks saving. */
export function TemplateEditor({ template, url, doneHref }: TemplateEditorProps) {
  const t = useWords(words);
  const names = useWords(matrixWords);
  const rule = useRules();
  const app = useApp().id;
  const navigate = useNavigate();
  const form = useFieldForm({ defaultValues: valuesOf(template) });
  const draft = routesOf(form.getValues());
  const changes = changesBetween(template.routes, draft);
  const broken = changes.filter(({ kind }) => kind === 'broken').length;
  const changed = useMemo(() => new Map(changes.map((change) => [keyOf(change.cell), change])), [changes]);
  const save = useSave({
    form,
    call: calls.saveTemplate(),
    input: (values) => ({ app, id: template.id, body: { name: values.name.trim(), routes: [...routesOf(values)] } }),
    done: (_, { name }) => t.savedFor(name.trim(), template.links),
    failed: t.notSaved,
    after: () => navigate(doneHref, afterSave),
    draft: { name: `link template ${template.id}` },
  });
  const restore = (system: System) => {
    const saved = valuesOf(template);
    for (const field of fieldsOf(system)) {
      const name = `${system}_${field}` as const;
      form.setValue(name, saved[name], { shouldDirty: true, shouldTouch: true });
    }
  };
  return (
    <OutcomeView
      routes={draft}
      changes={changed}
      url={url}
      side={<ChangesPanel changes={changes} isEdited={form.changeCount > 0} onRestore={restore} />}
    >
      <FormPage
        of={save}
        title={t.editTemplate}
        act={t.save}
        leavesWith={leavesWith}
        note={t.follows(template.links)}
        blocker={broken > 0 ? t.blocked(broken) : undefined}
      >
        <FormSection title={t.name}>
          <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(64) })} label={t.name} isLabelHidden />
        </FormSection>
        {systems.map((system) => (
          <FormSection key={system} title={names[system]}>
            {fieldsOf(system).map((field) => (
              <AddressCell key={field} isWide={field === 'failing'}>
                <TextField
                  {...form.field(`${system}_${field}`, {
                    validate: { target: (text: string) => isRouteTarget(field, text) || t[`${field}Rule`] },
                  })}
                  label={t[field]}
                  {...hintOf(t, system, field)}
                  isMono
                />
              </AddressCell>
            ))}
          </FormSection>
        ))}
      </FormPage>
    </OutcomeView>
  );
}

const leavesWith = ['id', 'template', 'edit'];

/** Explained once, where the fields stand for the first time. */
const hintOf = (t: Record<'installedHint' | 'missingHint' | 'failingHint' | 'desktopHint', string>, system: System, field: RouteField) =>
  system === 'desktop' ? { hint: t.desktopHint } : system === 'iOS' && { hint: t[`${field}Hint`] };

function AddressCell({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return isWide ? <GridCell span="all">{children}</GridCell> : children;
}
