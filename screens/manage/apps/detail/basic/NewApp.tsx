import { useQuery } from '@tanstack/react-query';
import { AsyncView, Empty, FailedNote, FormSection, LinkButton, Note, Panel, useFieldForm, useWords } from '#design-system';
import { rights } from '#app/api/account/rights.ts';
import { apps as calls } from '#app/api/apps/apps.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { afterSave, FormPage, useSave } from '#screens/kit/form/index.ts';
import { addressOf } from '../steps.ts';
import { AppletVolume } from './AppletVolume.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { StoreFields } from './StoreFields.tsx';
import { useNameCheck } from './useNameCheck.ts';
import { isApplet, newValues, written, type AppValues } from './values.ts';
import { words } from './words.ts';

/** Makes an app. Its keys and the guide follow at once. */
export function NewApp() {
  const t = useWords(words);
  const may = useQuery(rights.canCreateApps());
  if (may.data === undefined)
    return (
      <AsyncView of={may} headingLevel={2} skeleton={null}>
        {() => null}
      </AsyncView>
    );
  if (!may.data)
    return (
      <Panel>
        <Empty
          kind="locked"
          headingLevel={2}
          title={t.mayNot}
          cause={t.mayNotCause}
          actions={<LinkButton href="/manage/app">{t.toApps}</LinkButton>}
        />
      </Panel>
    );
  return <NewAppForm />;
}

function NewAppForm() {
  const t = useWords(words);
  const navigate = useNavigate();
  const { account } = useSignedIn();
  const limit = useQuery({ ...calls.limit({ id: account?.id ?? 0 }), enabled: account !== null });
  const form = useFieldForm<AppValues>({ defaultValues: newValues() });
  const isNameFree = useNameCheck(null);
  const isFull = limit.data !== undefined && limit.data.used >= limit.data.limit;
  const save = useSave({
    form,
    call: calls.create(),
    input: ({ name, platform, industry, identifier, storeUrl }) =>
      platform && industry
        ? { body: { name: name.trim(), platform, industry, identifier: written(identifier), storeUrl: written(storeUrl) } }
        : null,
    done: (made) => t.created(made.name),
    after: (made) => navigate(addressOf('guide', made.id), afterSave),
    draft: { name: 'new app' },
  });
  return (
    <FormPage
      of={save}
      title={t.title}
      act={t.create}
      cancelHref="/manage/app"
      leavesWith={['id']}
      note={limit.data && t.limit(limit.data.used, limit.data.limit)}
      blocker={isFull ? t.full : undefined}
    >
      <FailedNote of={[limit]}>{t.noLimit}</FailedNote>
      {isFull && (
        <Note kind="warning" title={t.full}>
          {t.fullCause}
        </Note>
      )}
      <FormSection title={t.what} level={3} explanation={t.whatWhy}>
        <IdentityFields form={form} isNameFree={isNameFree} isNew />
        {isApplet(form.getValues().platform) && <AppletVolume />}
      </FormSection>
      <FormSection title={t.store} level={3} explanation={t.storeWhy}>
        <StoreFields form={form} hasDeepLink={false} />
      </FormSection>
    </FormPage>
  );
}
