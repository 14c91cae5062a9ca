import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ComboBox, Select, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { oneLinks as calls, type LinkTemplate, type OneLink } from '#app/api/ours/links/one-links.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';
import { MoveEffects } from './MoveEffects.tsx';

interface LinkDialogProps {
  /** The link that is changed; null makes a new one. */
  link: OneLink | null;
  templates: readonly LinkTemplate[];
  /** Chosen at first, for a new link. */
  template?: number;
  onSaved?: (id: number) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  code: string;
  template: number | null;
  campaign: number | null;
}

const codeForm = /^[\w-]{2,32}$/;

export function LinkDialog({ link, templates, template, onSaved, onClose }: LinkDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const form = useFieldForm<Values>({
    defaultValues: {
      name: link?.name ?? '',
      code: link?.code ?? '',
      template: link?.template ?? template ?? templates[0]?.id ?? null,
      campaign: link?.campaign ?? null,
    },
  });
  const bodyOf = ({ name, code, template: chosen, campaign }: Values) =>
    chosen === null ? null : { name: name.trim(), code: code.trim() || null, template: chosen, campaign };
  const common = { form, failed: t.notSaved, draft: { name: `smart link ${app} ${link?.id ?? 'new'}` } };
  const create = useSave({
    ...common,
    call: calls.create(),
    input: (values) => {
      const body = bodyOf(values);
      return body && { app, body };
    },
    done: (made) => t.createdOne(made.name),
    after: (made) => onSaved?.(made.id),
  });
  const update = useSave({
    ...common,
    call: calls.update(),
    input: (values) => {
      const body = bodyOf(values);
      return body && { app, id: link?.id ?? -1, body };
    },
    done: (_, { name }) => t.savedOne(name.trim()),
  });
  return (
    <FormDialog of={link ? update : create} title={link ? t.edit : t.create} act={link ? t.save : t.create} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.linkName), ...rule.atMost(64) })} label={t.linkName} />
      <TextField
        {...form.field('code', { pattern: { value: new RegExp(`${codeForm.source}|^$`), message: t.codeRule } })}
        label={t.code}
        hint={link ? t.codeEdited : t.codeHint}
        isMono
      />
      <Select
        {...form.field('template', rule.choose(t.template))}
        label={t.template}
        options={templates.map(({ id, name }) => ({ id, label: name }))}
      />
      <MoveEffects
        before={templates.find(({ id }) => id === link?.template)}
        after={templates.find(({ id }) => id === form.getValues('template'))}
      />
      <CampaignField {...form.field('campaign')} />
    </FormDialog>
  );
}

function CampaignField(field: { value: number | null; onChange: (value: number | null) => void }) {
  const t = useWords(words);
  const app = useApp().id;
  const cache = useQueryClient();
  const chosen = useQuery({
    ...campaignChoices.search({ app, menu: 'onelink', name: null }),
    enabled: field.value !== null,
    select: (all) => all.filter(({ id }) => id === field.value).map(({ id, name }) => ({ id, label: name })),
  });
  return (
    <ComboBox
      {...field}
      label={t.campaign}
      placeholder={t.noCampaign}
      known={chosen.data ?? []}
      options={async (name: string) => {
        const found = await cache.fetchQuery(
          campaignChoices.search({ app, menu: name.trim() ? null : 'onelink', name: name.trim() || null }),
        );
        return { options: found.map((one) => ({ id: one.id, label: one.name })) };
      }}
    />
  );
}
