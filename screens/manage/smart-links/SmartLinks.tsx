import { useQuery } from '@tanstack/react-query';
import { Plus, Power, PowerOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, FailedNote, Page, Panel, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { oneLinks as calls, type LinkTemplate, type OneLink } from '#app/api/ours/links/one-links.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { idParam } from '#app/lib/urlState.ts';
import { LinkTabs } from '#screens/kit/links/index.ts';
import { BulkButton, FilterChip, listAddress, ListFilters, ListTable, useBulkAct, usePagedListing } from '#screens/kit/listing/index.ts';
import { LinkDialog } from './list/LinkDialog.tsx';
import { LinkMenu } from './list/LinkMenu.tsx';
import { TemplatesPanel } from './list/TemplatesPanel.tsx';
import { useLinkActs } from './list/useLinkActs.ts';
import { useLinkColumns } from './list/useLinkColumns.tsx';
import { words } from './words.ts';

export const address = listAddress({ template: idParam });

/** Links that lead everybody to the right place, and the templates that they are made from. */
export function SmartLinks() {
  const t = useWords(words);
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const templates = useQuery(calls.templates({ app }));
  const list = useLinkList(templates.data);
  const acts = useLinkActs();
  const bulk = useSwitchLinks(list);
  const [editing, setEditing] = useState<{ link: OneLink | null }>();
  const create = mayEdit && templates.data && (
    <Button icon={Plus} onPress={() => setEditing({ link: null })}>
      {t.create}
    </Button>
  );
  return (
    <Page
      title={usePageTitle()}
      actions={
        mayEdit && (
          <Button kind="primary" icon={Plus} isDisabled={!templates.data} onPress={() => setEditing({ link: null })}>
            {t.create}
          </Button>
        )
      }
    >
      <LinkTabs>
        <FailedNote of={[templates]}>{t.noTemplates}</FailedNote>
        <ListFilters of={list} search={t.search}>
          <FilterChip of={list.filters.template} />
        </ListFilters>
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            rowMenu={(link) => <LinkMenu link={link} acts={mayEdit ? acts : null} onEdit={(one) => setEditing({ link: one })} />}
            bulk={mayEdit ? bulk : undefined}
            none={{ title: t.none, cause: t.noneCause, action: create || undefined }}
          />
        </Panel>
      </LinkTabs>
      {templates.data && templates.data.length > 0 && <TemplatesPanel templates={templates.data} mayEdit={mayEdit} />}
      {editing && templates.data && (
        <LinkDialog
          link={editing.link}
          templates={templates.data}
          {...(list.values.template !== null && { template: list.values.template })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Page>
  );
}

function useLinkList(templates: readonly LinkTemplate[] | undefined) {
  const t = useWords(words);
  const app = useApp().id;
  return usePagedListing({
    name: 'smart-links',
    title: usePageTitle(),
    address,
    page: ({ paging, values }) => calls.page({ app, ...paging, template: values.template }),
    rowKey,
    columns: useLinkColumns(templates),
    filters: useMemo(
      () => ({ template: { label: t.template, options: (templates ?? []).map(({ id, name }) => ({ id: String(id), label: name })) } }),
      [t, templates],
    ),
  });
}

const rowKey = ({ id }: OneLink) => String(id);

function useSwitchLinks(list: ReturnType<typeof useLinkList>) {
  const t = useWords(words);
  const s = useWords(stateNames);
  const app = useApp().id;
  const input = ({ id }: OneLink) => ({ app, id });
  const enable = useBulkAct(list, {
    verb: t.enable,
    call: calls.enable,
    input,
    can: ({ isEnabled }) => !isEnabled,
    skipped: () => s.enabled,
    done: t.enabledMany,
    undo: { call: calls.disable, input },
  });
  const disable = useBulkAct(list, {
    verb: t.disable,
    call: calls.disable,
    input,
    can: ({ isEnabled }) => isEnabled,
    skipped: () => s.disabled,
    confirm: (links) => ({ title: t.disableManyTitle(links.length), children: t.disableManyText, kind: 'danger' }),
    done: t.disabledMany,
    undo: { call: calls.enable, input },
  });
  return (
    <>
      <BulkButton of={disable} icon={PowerOff} />
      <BulkButton of={enable} icon={Power} />
    </>
  );
}
