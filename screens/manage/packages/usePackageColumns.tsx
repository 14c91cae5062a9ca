import { useMemo } from 'react';
import { Button, Copyable, NameLink, Tag, useWords, type Column } from '#design-system';
import type { Package } from '#app/api/ours/links/packages.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { PackageState } from './PackageState.tsx';
import { usePackageActs } from './usePackageActs.ts';
import { words } from './words.ts';

export function usePackageColumns(base: string | undefined, mayEdit: boolean): readonly Column<Package>[] {
  const t = useWords(words);
  const nameOf = useMediaName();
  return useMemo(
    (): readonly Column<Package>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        canSort: false,
        pin: 'start',
        width: 160,
        phone: 'title',
        cell: ({ id, name }) => (
          <NameLink href={`/manage/subpackageDetail?id=${id}`}>
            <Hits>{name}</Hits>
          </NameLink>
        ),
      },
      { id: 'channel', title: t.channel, value: ({ channelName }) => nameOf(channelName), canSort: false, width: 150, phone: 'line' },
      {
        id: 'kind',
        title: t.kind,
        value: ({ kind }) => (kind === 'link' ? t.kindLink : t.kindPackage),
        canSort: false,
        width: 130,
        cell: ({ kind }) => <Tag kind="line">{kind === 'link' ? t.kindLink : t.kindPackage}</Tag>,
      },
      { id: 'version', title: t.version, value: ({ version }) => version, canSort: false, width: 80, phone: 'line' },
      {
        id: 'url',
        title: t.address,
        value: ({ url }) => url,
        canSort: false,
        width: 250,
        yields: 'first',
        cell: ({ url }) =>
          url ? (
            <Copyable text={url} what={t.address}>
              {url.replace(/^https?:\/\//, '')}
            </Copyable>
          ) : (
            '–'
          ),
      },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => state,
        canSort: false,
        width: 190,
        phone: 'aside',
        cell: (one) => <PackageState of={one} base={base} />,
      },
      {
        id: 'downloads',
        title: t.downloads,
        value: ({ downloads }) => downloads,
        canSort: false,
        as: { kind: 'count' },
        width: 120,
        phone: 'half',
      },
      {
        id: 'next',
        title: t.rebuild,
        canSort: false,
        canHide: false,
        align: 'end',
        width: 110,
        cell: ({ id, state }) => (mayEdit && (state === 'outdated' || state === 'failed') ? <RebuildButton id={id} /> : null),
      },
    ],
    [t, nameOf, base, mayEdit],
  );
}

function RebuildButton({ id }: { id: number }) {
  const t = useWords(words);
  const { rebuild, isRebuilding } = usePackageActs();
  return (
    <Button size="sm" isBusy={isRebuilding} onPress={() => void rebuild([id])}>
      {t.rebuild}
    </Button>
  );
}
