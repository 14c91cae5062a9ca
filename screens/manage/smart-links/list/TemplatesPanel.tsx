import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, NameLink, Panel, Status, Table, useWords, type Column } from '#design-system';
import type { LinkTemplate } from '#app/api/ours/links/one-links.ts';
import { countsOf, deadEndsOf, matrixOf } from '#app/lib/links/outcomes.ts';
import { OutcomeCounts } from '../detail/matrix/OutcomeCounts.tsx';
import { words } from '../words.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

/** What links are made from. A template without links can be reached only here. */
export function TemplatesPanel({ templates, mayEdit }: { templates: readonly LinkTemplate[]; mayEdit: boolean }) {
  const t = useWords(words);
  const [isMaking, setMaking] = useState(false);
  const columns = useMemo(
    (): readonly Column<LinkTemplate>[] => [
      {
        id: 'name',
        title: t.templateName,
        value: ({ name }) => name,
        width: 200,
        phone: 'title',
        cell: ({ id, name }) => <NameLink href={`/manage/onelinkDetail?template=${id}`}>{name}</NameLink>,
      },
      { id: 'links', title: t.links, value: ({ links }) => links, as: { kind: 'count' }, width: 110, phone: 'half' },
      {
        id: 'outcomes',
        title: t.outcomes,
        canSort: false,
        width: 420,
        phone: 'line',
        cell: ({ routes }) => <OutcomeCounts counts={countsOf(matrixOf(routes))} />,
      },
      {
        id: 'state',
        title: t.state,
        value: ({ routes }) => deadEndsOf(matrixOf(routes)).length,
        width: 170,
        phone: 'aside',
        cell: ({ routes }) => <TemplateState deadEnds={deadEndsOf(matrixOf(routes)).length} />,
      },
    ],
    [t],
  );
  return (
    <Panel
      title={t.templates}
      note={t.templatesNote}
      isFlush
      {...(mayEdit && {
        actions: (
          <Button size="sm" icon={Plus} onPress={() => setMaking(true)}>
            {t.newTemplate}
          </Button>
        ),
      })}
    >
      <Table label={t.templates} columns={columns} rows={templates} rowKey={({ id }) => String(id)} rowHeight="content" phone="cards" />
      {isMaking && <TemplateDialog templates={templates} onClose={() => setMaking(false)} />}
    </Panel>
  );
}

function TemplateState({ deadEnds }: { deadEnds: number }) {
  const t = useWords(words);
  return deadEnds > 0 ? <Status tone="negative">{t.deadEnds(deadEnds)}</Status> : <Status tone="good">{t.noDeadEnds}</Status>;
}
