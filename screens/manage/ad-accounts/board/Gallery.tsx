import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Empty, Panel, phone, SegmentedControl, searchFor, Text, toSearchable, useWords } from '#design-system';
import type { Media } from '#app/api/ad-accounts/shapes.ts';
import { mediaNameIn } from '#app/lib/glossary/names.ts';
import { words } from '../words.ts';
import { MediumCell } from './MediumCell.tsx';

interface GalleryProps {
  of: readonly Media[];
  search: string;
  /** Networks that have an account among those found. */
  found: ReadonlySet<string>;
  /** Accounts are narrowed by more than the search: only their networks are shown. */
  isNarrowed: boolean;
}

const kinds = ['all', 'feed', 'search', 'store', 'abroad'] as const;

/** All ad networks: what each gives, how it is connected, and how its accounts are. Found by their names in both languages and by pinyin. */
export function Gallery({ of: media, search, found, isNarrowed }: GalleryProps) {
  const t = useWords(words);
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const named = useMemo(() => media.map(({ key, name }) => ({ key, texts: [name, mediaNameIn(name, 'en')].map(toSearchable) })), [media]);
  const matches = useMemo(() => {
    const isFound = searchFor(search);
    return new Set(named.filter(({ texts }) => texts.some(isFound)).map(({ key }) => key));
  }, [named, search]);
  const shown = media.filter(
    (one) => (kind === 'all' || one.kind === kind) && (found.has(one.key) || (!isNarrowed && matches.has(one.key))),
  );
  const labels = { all: t.allKinds, feed: t.feed, search: t.searchKind, store: t.store, abroad: t.abroad };
  return (
    <Panel
      title={t.media}
      note={shown.length}
      isFlush
      actions={
        <SegmentedControl
          label={t.kind}
          size="sm"
          options={kinds.map((value) => ({ value, label: labels[value] }))}
          value={kind}
          onChange={setKind}
        />
      }
    >
      {shown.length === 0 ? (
        <Empty kind="no-match" title={t.noMedia} cause={t.noMediaCause} />
      ) : (
        <>
          <Cells>
            {shown.map((one) => (
              <MediumCell key={one.key} of={one} />
            ))}
          </Cells>
          <NotGiven>
            <Text kind="caption" tone="tertiary">
              {t.notGiven}
            </Text>
          </NotGiven>
        </>
      )}
    </Panel>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--cell-width, 236px), 1fr));
  margin: 0;
  padding: 0;
  overflow: hidden;
  border-top: 1px solid var(--color-border-subtle);
  list-style: none;

  /* English names are longer. */
  &:lang(en) {
    --cell-width: 288px;
  }
  & > li {
    margin: 0 -1px -1px 0;
    border-right: 1px solid var(--color-border-subtle);
    border-bottom: 1px solid var(--color-border-subtle);
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const NotGiven = styled.div`
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
`;
