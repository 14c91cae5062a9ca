import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Empty, Form, FormFooter, FormSection, LinkButton, Note, Panel, toasts, useFieldForm, useWords } from '#design-system';
import { rights } from '#app/api/account/rights.ts';
import { apps as calls } from '#app/api/apps/apps.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { draftOf, KeptDraft } from '#screens/kit/form/KeptDraft.tsx';
import { LeaveGuard } from '#screens/kit/form/LeaveGuard.tsx';
import { afterSave } from '#screens/kit/form/leaving.ts';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { addressOf } from '../steps.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { StoreFields } from './StoreFields.tsx';
import { useNameCheck } from './useNameCheck.ts';
import { newValues, written, type AppValues } from './values.ts';
import { words } from './words.ts';

/** Makes an app. Its keys and the guide follow at once. */
export function NewApp() {
  const t = useWords(words);
  const { data: canCreate, isPending } = useQuery(rights.canCreateApps());
  if (isPending) return <div aria-busy />;
  if (!canCreate)
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
  const create = useMutation(calls.create());
  const form = useFieldForm<AppValues>({ defaultValues: newValues });
  const isNameFree = useNameCheck(null);
  const isFull = limit.data !== undefined && limit.data.used >= limit.data.limit;
  const save = async ({ name, platform, industry, identifier, storeUrl }: AppValues) => {
    if (platform === null || industry === null) return;
    const body = { name: name.trim(), platform, industry, identifier: written(identifier), storeUrl: written(storeUrl) };
    const made = settled(await create.mutateAsync({ body }));
    toasts.show({ kind: 'good', title: t.created(made.name) });
    await navigate(addressOf('guide', made.id), afterSave);
  };
  const id = 'new-app';
  const footer = (
    <FormFooter {...(limit.data && { note: t.limit(limit.data.used, limit.data.limit) })} {...(isFull && { blocker: t.full })}>
      <LinkButton href="/manage/app">{t.cancel}</LinkButton>
      <Button type="submit" form={id} kind="primary" isBusy={form.isSaving} isDisabled={isFull}>
        {t.create}
      </Button>
    </FormFooter>
  );
  return (
    <Panel title={t.title} footer={footer}>
      <Form of={form} id={id} label={t.title} onSave={save} explain={(error) => explained(saidOf(error))}>
        <LeaveGuard isUnsaved={form.changeCount > 0} leavesWith={['id']} />
        <KeptDraft of={draftOf(form)} name="new app" />
        {isFull && (
          <Note kind="warning" title={t.full}>
            {t.fullCause}
          </Note>
        )}
        <FormSection title={t.what} level={3} explanation={t.whatWhy}>
          <IdentityFields form={form} isNameFree={isNameFree} isNew />
        </FormSection>
        <FormSection title={t.store} level={3} explanation={t.storeWhy}>
          <StoreFields form={form} hasDeepLink={false} />
        </FormSection>
      </Form>
    </Panel>
  );
}

/** A name that was taken since it was looked at is said at its field; anything else is about the whole. */
function explained(said: string | undefined) {
  if (said === undefined) return undefined;
  return said.includes('名称') ? { fields: [{ name: 'name' as const, error: said }] } : { form: said };
}
