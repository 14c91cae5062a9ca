import { FormSection, Note, Panel, Stack, useFieldForm, useWords } from '#design-system';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { FormPage, useSave } from '#screens/kit/form/index.ts';
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
  const form = useFieldForm<AppValues>({ defaultValues: valuesOf(app) });
  const isNameFree = useNameCheck(app);
  const save = useSave({
    form,
    call: calls.update(),
    input: ({ name, identifier, storeUrl, deepLink, platform: _platform, ...rest }) => {
      const texts = { identifier: written(identifier), storeUrl: written(storeUrl), deepLink: written(deepLink) };
      return { body: { id: app.id, name: name.trim(), retentionRule: app.retentionRule, ...texts, ...rest } };
    },
    done: () => t.saved,
    draft: { name: `app ${app.id}` },
  });
  return (
    <FormPage of={save} title={t.title} act={t.save} leavesWith={['id', 'step']}>
      <FormSection title={t.what} level={3} explanation={t.whatWhy}>
        <IdentityFields form={form} isNameFree={isNameFree} isNew={false} />
      </FormSection>
      <FormSection title={t.store} level={3} explanation={t.storeWhy}>
        <StoreFields form={form} hasDeepLink />
      </FormSection>
      <CountingFields form={form} />
    </FormPage>
  );
}
