import { useMutation } from '@tanstack/react-query';
import { Button, Form, FormFooter, FormSection, Note, Panel, Stack, toasts, useFieldForm, useWords } from '#design-system';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { draftOf, KeptDraft } from '#screens/kit/form/KeptDraft.tsx';
import { LeaveGuard } from '#screens/kit/form/LeaveGuard.tsx';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { AppKeys } from './AppKeys.tsx';
import { BasicFacts } from './BasicFacts.tsx';
import { CountingFields } from './CountingFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { StoreFields } from './StoreFields.tsx';
import { useNameCheck } from './useNameCheck.ts';
import { valuesOf, written, type AppValues } from './values.ts';
import { words } from './words.ts';

/** What is known of an app, to be changed by those who may. */
export function BasicStep({ app, canEdit }: { app: AppDetail; canEdit: boolean }) {
  const t = useWords(words);
  return (
    <>
      {canEdit ? (
        <BasicForm app={app} />
      ) : (
        <Panel title={t.title}>
          <Stack gap="4">
            <Note kind="info">{t.readOnly}</Note>
            <BasicFacts app={app} />
          </Stack>
        </Panel>
      )}
      <AppKeys app={app} />
    </>
  );
}

function BasicForm({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const update = useMutation(calls.update());
  const form = useFieldForm<AppValues>({ defaultValues: valuesOf(app) });
  const isNameFree = useNameCheck(app);
  const save = async ({ name, identifier, storeUrl, deepLink, platform: _platform, ...rest }: AppValues) => {
    const texts = { identifier: written(identifier), storeUrl: written(storeUrl), deepLink: written(deepLink) };
    settled(await update.mutateAsync({ body: { id: app.id, name: name.trim(), ...texts, ...rest } }));
    toasts.show({ kind: 'good', title: t.saved });
  };
  const id = 'app-basics';
  const footer = (
    <FormFooter unsaved={form.changeCount}>
      <Button isDisabled={form.changeCount === 0} onPress={() => form.reset()}>
        {t.discard}
      </Button>
      <Button type="submit" form={id} kind="primary" isBusy={form.isSaving} isDisabled={form.changeCount === 0}>
        {t.save}
      </Button>
    </FormFooter>
  );
  const explain = (error: unknown) => {
    const said = saidOf(error);
    if (said === undefined) return undefined;
    return said.includes('名称') ? { fields: [{ name: 'name' as const, error: said }] } : { form: said };
  };
  return (
    <Panel title={t.title} footer={footer}>
      <Form of={form} id={id} label={t.title} onSave={save} explain={explain}>
        <LeaveGuard isUnsaved={form.changeCount > 0} leavesWith={['id', 'step']} />
        <KeptDraft of={draftOf(form)} name={`app ${app.id}`} />
        <FormSection title={t.what} level={3} explanation={t.whatWhy}>
          <IdentityFields form={form} isNameFree={isNameFree} isNew={false} />
        </FormSection>
        <FormSection title={t.store} level={3} explanation={t.storeWhy}>
          <StoreFields form={form} hasDeepLink />
        </FormSection>
        <CountingFields form={form} />
      </Form>
    </Panel>
  );
}
