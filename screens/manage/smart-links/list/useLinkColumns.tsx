import { useMemo } from 'react';
import { Copyable, NameLink, useWords, type Column } from '#design-system';
import type { LinkTemplate, OneLink } from '#app/api/ours/links/one-links.ts';
import { deadEndsOf, matrixOf } from '#app/lib/links/outcomes.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import { LinkState } from './LinkState.tsx';

const noTemplates: readonly LinkTemplate[] = [];

/** The address without its protocol, which every link has. */
const short = (url: string) => url.replace(/^https?:\/\//, '');

export function useLinkColumns(templates: readonly LinkTemplate[] = noTemplates): readonly Column<OneLink>[] {
  const identity = useIdentity(templates);
  const figures = useFigures();
  return useMemo(() => [...identity, ...figures], [identity, figures]);
}

function useIdentity(templates: readonly LinkTemplate[]) {
  const t = useWords(words);
  return useMemo((): readonly Column<OneLink>[] => {
    const byId = new Map(templates.map((one) => [one.id, { ...one, deadEnds: deadEndsOf(matrixOf(one.routes)).length }]));
    return [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        canSort: false,
        pin: 'start',
        width: 158,
        phone: 'title',
        cell: ({ id, name }) => (
          <NameLink href={`/manage/onelinkDetail?id=${id}`}>
            <Hits>{name}</Hits>
          </NameLink>
        ),
      },
      {
        id: 'url',
        title: t.shortLink,
        value: ({ url }) => url,
        canSort: false,
        width: 256,
        phone: 'line',
        cell: ({ url }) => (
          <Copyable text={url} what={t.shortLink}>
            <Hits>{short(url)}</Hits>
          </Copyable>
        ),
      },
      {
        id: 'template',
        title: t.template,
        value: ({ template }) => byId.get(template)?.name ?? null,
        canSort: false,
        width: 120,
        isQuiet: true,
        phone: 'line',
      },
      {
        id: 'state',
        title: t.state,
        value: ({ isEnabled }) => (isEnabled ? t.healthy : t.disabled),
        canSort: false,
        width: 138,
        phone: 'aside',
        cell: ({ isEnabled, template }) => <LinkState isEnabled={isEnabled} deadEnds={byId.get(template)?.deadEnds ?? 0} />,
      },
    ];
  }, [t, templates]);
}

function useFigures() {
  const t = useWords(words);
  return useMemo(
    (): readonly Column<OneLink>[] => [
      {
        id: 'clicks',
        title: t.clicks,
        value: ({ clicks }) => clicks,
        canSort: false,
        as: { kind: 'count' },
        width: 108,
        phone: 'half',
      },
      {
        id: 'openRate',
        title: t.openRate,
        value: ({ directRate }) => directRate,
        canSort: false,
        as: { kind: 'percent' },
        width: 112,
        phone: 'half',
      },
      {
        id: 'created',
        title: t.created,
        value: ({ createdOn }) => createdOn,
        canSort: false,
        as: { kind: 'day' },
        width: 104,
        yields: 'first',
      },
      {
        id: 'createdBy',
        title: t.createdBy,
        value: ({ createdBy }) => createdBy,
        canSort: false,
        width: 88,
        isQuiet: true,
        yields: 'first',
      },
    ],
    [t],
  );
}
