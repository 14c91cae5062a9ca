import { useMemo } from 'react';
import styled from 'styled-components';
import { NameLink, Stack, Text, useProvenaLocale, useWords, VisuallyHidden, type Columns } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { textParam, useUrlState } from '#app/lib/urlState.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { dataFlags } from '../shared/rights.ts';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import { nameOf } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { sightOf, sightOfData, type Sight } from './rows.ts';
import { SightMark, type Seen } from './SightMark.tsx';
import { words } from './words.ts';

const params = { cell: textParam };

/** A column for each page of the app and for each kind of data. A cell opens why it is so. */
export function useMatrixColumns(pages: readonly GrantablePage[], { platform }: App, open: string): Columns<Seen> {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  const { href } = useUrlState(params);
  return useMemo((): Columns<Seen> => {
    const cell = (key: string, title: string, sightIn: (row: Seen) => Sight) => ({
      id: key.replaceAll(/\W/g, '_'),
      title,
      value: (row: Seen) => t[sightIn(row)],
      width: 92,
      canSort: false,
      cell: (row: Seen) => {
        const at = `${row.person.id}.${key}`;
        const sight = sightIn(row);
        return (
          <Place data-open={at === open || undefined}>
            <NameLink href={href({ cell: at })}>
              <SightMark of={sight} />
              <VisuallyHidden>{`${nameOf(row.person)} ${title} ${t[sight]}`}</VisuallyHidden>
            </NameLink>
          </Place>
        );
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
      { title: t.pages, columns: pages.map((page) => cell(page.key, page.title, ({ access }) => sightOf(access, page, platform))) },
      { title: t.data, columns: dataFlags.map((flag) => cell(flag, p[flag], ({ access }) => sightOfData(access, flag))) },
    ];
  }, [t, p, locale, pages, platform, href, open]);
}

const Place = styled.span`
  display: inline-grid;

  & > a {
    display: grid;
    place-items: center;
    min-width: 32px;
    min-height: 28px;
  }
  /* A sign has no text that could change its colour. */
  & > a.name:focus-visible {
    outline: 2px solid var(--color-border-focus);
    border-radius: var(--radius-xs);
  }

  &[data-open] {
    outline: 1.5px solid var(--color-accent-solid);
    border-radius: var(--radius-xs);
  }
`;
