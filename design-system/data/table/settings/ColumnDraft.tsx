import { useState } from 'react';
import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { useWords } from '../../../foundation/words.ts';
import { SearchField } from '../../../fields/search-field/SearchField.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Column } from '../columns/column.ts';
import type { TableView } from '../columns/view.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { ColumnOrder } from './ColumnOrder.tsx';
import { applied, defaultDraft, draftOf, withPlace, withToggled } from './draft.ts';
import { words } from './words.ts';

interface ColumnDraftProps<Row> {
  columns: readonly Column<Row>[];
  view: TableView;
  onApply: (view: TableView) => void;
  onClose: () => void;
}

/** Choices at the left, their order at the right. Nothing changes before 应用. */
export function ColumnDraft<Row>({ columns, view, onApply, onClose }: ColumnDraftProps<Row>) {
  const t = useWords(words);
  const [draft, setDraft] = useState(() => draftOf(columns, view));
  const [query, setQuery] = useState('');
  return (
    <Room>
      <header>
        <Text isStrong>{t.title}</Text>
        <Text kind="caption" tone="tertiary">
          {t.chosen(draft.shown.length, columns.length)}
        </Text>
        <Search>
          <SearchField label={t.search} size="sm" value={query} pause={0} onSearch={setQuery} />
        </Search>
      </header>
      <Halves>
        <ColumnChoices columns={columns} query={query} shown={draft.shown} onToggle={(id) => setDraft(withToggled(draft, columns, id))} />
        <ColumnOrder columns={columns} shown={draft.shown} onPlace={(id, place) => setDraft(withPlace(draft, columns, id, place))} />
      </Halves>
      <footer>
        <Button kind="ghost" size="sm" onPress={() => setDraft(defaultDraft(columns))}>
          {t.reset}
        </Button>
        <Button size="sm" onPress={onClose}>
          {t.cancel}
        </Button>
        <Button
          kind="primary"
          size="sm"
          onPress={() => {
            onApply(applied(draft, view));
            onClose();
          }}
        >
          {t.apply}
        </Button>
      </footer>
    </Room>
  );
}

const Room = styled.div`
  display: flex;
  flex-direction: column;
  max-height: min(560px, 100vh - 96px);

  & > header,
  & > footer {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--space-2);
    padding: 10px var(--space-3);
  }
  & > header {
    border-bottom: 1px solid var(--color-border-subtle);
  }
  & > footer {
    border-top: 1px solid var(--color-border-subtle);
  }
  & > footer > :first-child {
    margin-right: auto;
  }
`;

const Search = styled.div`
  width: 150px;
  margin-left: auto;
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 208px;
  min-height: 0;
  overflow: auto;

  & > * {
    padding: var(--space-1h) 0 var(--space-2);
  }
  & > :first-child {
    border-right: 1px solid var(--color-border-subtle);
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      border-right: 0;
      border-bottom: 1px solid var(--color-border-subtle);
    }
  }
`;
