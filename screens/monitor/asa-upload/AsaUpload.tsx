import { Download } from 'lucide-react';
import { Button, FilterBar, Link, Note, Page, saveFile, SegmentedControl, Tabs, TrailStop, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { kinds } from './kinds.ts';
import { NamesList } from './NamesList.tsx';
import { TaskList } from './TaskList.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { words } from './words.ts';

/** The names of Apple's numbers: sent as a file, looked up, taken back. */
export function AsaUpload() {
  const t = useWords(words);
  const title = usePageTitle();
  const app = useApp();
  const [search, setSearch] = useSearchParams();
  const by = kinds.find((one) => one === search.get('by')) ?? 'campaign';
  const tab = search.get('tab') === 'tasks' ? 'tasks' : 'names';
  const mayEdit = useMay('edit asacampaigninfo@monitor');
  const go = (change: Readonly<Record<string, string>>) => setSearch({ app: String(app.id), by, tab, ...change }, { replace: true });
  const maySeeSkan = useMay('view akandetails@skadnetwok');
  const skanTitle = usePageTitle('/skadnetwok/akandetails');
  const template = () => saveFile('\uFEFFID,名称\n1234567890,示例名称\n', 'text/csv;charset=utf-8', `${t.templateName}.csv`);
  return (
    <Page
      title={title}
      trail={<TrailStop href={`/monitor/asacampaigninfo?app=${app.id}`}>{t.back}</TrailStop>}
      actions={
        <>
          {maySeeSkan && <Link href={`/skadnetwok/akandetails?app=${app.id}`}>{skanTitle}</Link>}
          <Button icon={Download} onPress={template}>
            {t.template}
          </Button>
        </>
      }
    >
      <FilterBar
        lead={
          <SegmentedControl
            label={t.dimension}
            options={kinds.map((kind) => ({ value: kind, label: t[kind] }))}
            value={by}
            onChange={(kind) => go({ by: kind })}
          />
        }
      />
      {mayEdit ? <UploadPanel key={by} app={app.id} by={by} /> : <Note>{t.readOnly}</Note>}
      <Tabs
        label={title}
        selected={tab}
        onSelect={(id) => go({ tab: id })}
        items={[
          { id: 'names', label: t.names, content: <NamesList key={by} app={app.id} by={by} mayEdit={mayEdit} /> },
          { id: 'tasks', label: t.tasks, content: <TaskList key={by} app={app.id} by={by} mayEdit={mayEdit} /> },
        ]}
      />
    </Page>
  );
}
