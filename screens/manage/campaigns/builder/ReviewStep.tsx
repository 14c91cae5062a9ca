import { useMemo } from 'react';
import { DescriptionList, Stack, Table, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { hasDeepLinks } from '#app/lib/links/deepLink.ts';
import type { Values } from './values.ts';
import { words } from './words.ts';

interface Outcome {
  system: string;
  withApp: string;
  without: string;
}

/** The choices once more, and where people arrive. */
export function ReviewStep({ of: values, group }: { of: Values; group: string }) {
  const t = useWords(words);
  const app = useApp();
  const platform = useWords(platformNames)[app.platform];
  const { target, url, deepLink, name, clickWindow, viewWindow, billing, callback } = values;
  const columns = useMemo(
    (): Column<Outcome>[] => [
      { id: 'system', title: t.system, value: ({ system }) => system, canSort: false, phone: 'title' },
      { id: 'with', title: t.withApp, value: ({ withApp }) => withApp, canSort: false, phone: 'line' },
      { id: 'without', title: t.without, value: ({ without }) => without, canSort: false, phone: 'line' },
    ],
    [t],
  );
  const place = url || t[target];
  const rows = [{ system: platform, withApp: hasDeepLinks(app.platform) && deepLink ? deepLink : place, without: place }];
  return (
    <Stack gap="4">
      <DescriptionList
        items={[
          { term: t.name, value: name },
          { term: t.group, value: group },
          { term: t.attribution, value: t.windows(clickWindow, viewWindow) },
          { term: t.billing, value: billing === 'none' ? t.billingNone : billing },
          { term: t.callback, value: callback === 'all' ? t.callbackAll : t.callbackNone },
        ]}
      />
      <Table label={t.landing} columns={columns} rows={rows} rowKey={({ system }) => system} phone="cards" />
    </Stack>
  );
}
