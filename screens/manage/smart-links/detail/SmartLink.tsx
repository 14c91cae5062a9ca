import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button, Copyable, LinkButton, Panel, useWords } from '#design-system';
import type { Checks } from '#app/api/ours/checks.ts';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { oneLinks as calls, type LinkTemplate, type OneLink } from '#app/api/ours/links/one-links.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { flagParam, idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord, type RecordState } from '#screens/kit/detail/index.ts';
import { LinkDialog } from '../list/LinkDialog.tsx';
import { LinkState } from '../list/LinkState.tsx';
import { LinkChecks } from './LinkChecks.tsx';
import { LinkFacts } from './LinkFacts.tsx';
import { OutcomeView } from './OutcomeView.tsx';
import { TemplateEditor } from './template/TemplateEditor.tsx';
import { TemplateTable } from './template/TemplateTable.tsx';
import { TemplateUsers } from './template/TemplateUsers.tsx';
import { useTemplate } from './template/useTemplate.ts';
import { words } from './words.ts';

/** `?id=` a link, or `?template=` a template by itself; `edit` changes the template. */
export const params = { id: idParam, template: idParam, edit: flagParam };

interface Subject {
  template: LinkTemplate;
  /** None where the page is about the template. */
  link: OneLink | null;
  checks: Checks;
}

/** Where each click on a link ends, and why. */
export function SmartLink() {
  const { id, template } = useUrlState(params).values;
  return template === null ? <OfLink id={id ?? -1} /> : <OfTemplate id={template} />;
}

function OfLink({ id }: { id: number }) {
  const app = useApp().id;
  const record = useRecord((input) => ({ ...calls.one({ app, ...input }) }), id);
  return <Detail of={record} />;
}

function OfTemplate({ id }: { id: number }) {
  const record = useTemplate(id);
  const { data } = record;
  return <Detail of={{ ...record, data: data && { template: data, link: null, checks: [] } }} />;
}

function Detail({ of }: { of: RecordState<Subject> }) {
  const t = useWords(words);
  const title = usePageTitle();
  const { values, href } = useUrlState(params);
  const mayEdit = useMay('edit campaign@manage');
  const isEditing = values.edit && mayEdit;
  return (
    <DetailPage
      of={of}
      name={({ link, template }) => link?.name ?? template.name}
      fallback={title}
      list={{ href: '/manage/onelink', name: usePageTitle('/manage/onelink') }}
      state={({ link }) => link && !link.isEnabled && <LinkState isEnabled={false} deadEnds={0} />}
      actions={({ link }) => (
        <>
          {link && <Copyable text={link.url} what={t.copyLink} isButton />}
          {mayEdit && (
            <LinkButton kind={isEditing ? 'secondary' : 'primary'} icon={Pencil} href={href({ edit: !isEditing })}>
              {isEditing ? t.editDone : t.editTemplate}
            </LinkButton>
          )}
        </>
      )}
    >
      {(subject) =>
        isEditing ? (
          <TemplateEditor
            key={subject.template.id}
            template={subject.template}
            url={subject.link?.url ?? null}
            doneHref={href({ edit: false })}
          />
        ) : (
          <Saved of={subject} mayEdit={mayEdit} />
        )
      }
    </DetailPage>
  );
}

function Saved({ of: { template, link, checks }, mayEdit }: { of: Subject; mayEdit: boolean }) {
  const t = useWords(words);
  const { href } = useUrlState(params);
  const [isMoving, setMoving] = useState(false);
  const app = useApp().id;
  const templates = useQuery({ ...calls.templates({ app }), enabled: isMoving });
  return (
    <OutcomeView
      routes={template.routes}
      url={link?.url ?? null}
      fixHref={mayEdit ? () => href({ edit: true }) : undefined}
      side={
        link && (
          <>
            <LinkFacts link={link} />
            <LinkChecks checks={checks} fixHref={mayEdit ? href({ edit: true }) : undefined} />
          </>
        )
      }
    >
      <Panel
        title={t.template}
        note={template.links > 0 ? t.sharedBy(template.name, template.links) : t.sharedByNone(template.name)}
        isFlush
        {...(mayEdit &&
          link && {
            actions: (
              <Button kind="ghost" size="sm" isBusy={isMoving && templates.isFetching} onPress={() => setMoving(true)}>
                {t.changeTemplate}
              </Button>
            ),
          })}
      >
        <TemplateTable template={template} />
      </Panel>
      <TemplateUsers template={template} />
      {isMoving && link && templates.data && <LinkDialog link={link} templates={templates.data} onClose={() => setMoving(false)} />}
    </OutcomeView>
  );
}
