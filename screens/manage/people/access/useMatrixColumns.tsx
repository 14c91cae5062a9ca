import { useMemo } from 'react';
import { Stack, Text, useProvenaLocale, useWords, type Columns } from '#design-system';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { dataFlags } from '#app/api/account/rights.ts';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import { nameOf } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { Cell } from './Cell.tsx';
import { sightOf, sightOfData, type Place, type Seen, type Sight } from './rows.ts';
import { words } from './words.ts';

/** A column for each page of the app and for each kind of data. A cell opens why it is so. */
export function useMatrixColumns(pages: readonly GrantablePage[], place: Place): Columns<Seen> {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  return useMemo((): Columns<Seen> => {
    const cell = (key: string, title: string, sightIn: (row: Seen) => Sight) => ({
      id: key.replaceAll(/\W/g, '_'),
      title,
      value: (row: Seen) => t[sightIn(row)],
      width: 92,
      canSort: false,
      cell: (row: Seen) => {
        const sight = sightIn(row);
        return <Cell at={`${row.person.id}.${key}`} sight={sight} label={`${nameOf(row.person)} ${title} ${t[sight]}`} />;
      },
    });
    return [
      {
        id: 'name',
        title: t.member,
        value: ({ person }: Seen) => nameOf(person),
        pin: 'start',
        width: 180,
        cell: ({ person }: Seen) => (
          <Stack gap="0">
            <Hits>{nameOf(person)}</Hits>
            <Text kind="caption" tone="tertiary">
              {roleNameIn(person.roleName, locale)}
            </Text>
          </Stack>
        ),
      },
      { title: t.pages, columns: pages.map((page) => cell(page.key, page.title, (row) => sightOf(row, page, place))) },
      { title: t.data, columns: dataFlags.map((flag) => cell(flag, p[flag], (row) => sightOfData(row, flag, place))) },
    ];
  }, [t, p, locale, pages, place]);
}
