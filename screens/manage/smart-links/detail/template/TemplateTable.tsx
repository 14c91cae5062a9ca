import { CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { Icon, Stack, Table, Text, useWords, type Column } from '#design-system';
import type { LinkTemplate } from '#app/api/ours/links/one-links.ts';
import { systems, type RouteField } from '#app/lib/links/outcomes.ts';
import { matrixWords } from '../matrix/words.ts';
import { words } from '../words.ts';

type Route = LinkTemplate['routes'][number];

/** Where to, by system, as it is saved. */
export function TemplateTable({ template }: { template: LinkTemplate }) {
  const t = useWords(words);
  const names = useWords(matrixWords);
  const columns = useMemo((): readonly Column<Route>[] => {
    const address = (field: RouteField, width: number): Column<Route> => ({
      id: field,
      title: t[field],
      canSort: false,
      width,
      phone: 'line',
      value: (route) => route[field],
      cell: (route) => <Address route={route} field={field} />,
    });
    return [
      { id: 'system', title: t.system, value: ({ system }) => names[system], canSort: false, width: 110, phone: 'title' },
      address('installed', 220),
      address('missing', 220),
      address('failing', 240),
    ];
  }, [t, names]);
  const rows = systems.map((system) => template.routes.find((one) => one.system === system) ?? emptyRoute(system));
  return <Table label={t.template} columns={columns} rows={rows} rowKey={({ system }) => system} phone="cards" />;
}

const emptyRoute = (system: Route['system']): Route => ({ system, installed: null, missing: null, failing: null });

function Address({ route, field }: { route: Route; field: RouteField }) {
  const t = useWords(words);
  const text = route[field];
  if (text) return <Text kind="mono">{text}</Text>;
  // On a computer only the page counts; elsewhere only a missing store makes a dead end by itself.
  const isDead = route.system === 'desktop' ? field === 'failing' : field === 'missing';
  if (!isDead) return '–';
  return (
    <Stack direction="row" gap="1">
      <Icon of={CircleX} size="sm" />
      <Text tone="bad">{t.notSet}</Text>
    </Stack>
  );
}
