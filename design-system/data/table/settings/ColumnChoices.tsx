import styled from 'styled-components';
import { match } from '../../../foundation/match/match.ts';
import { useWords } from '../../../foundation/words.ts';
import { Checkbox } from '../../../fields/checkbox/Checkbox.tsx';
import { floatingGroupTitle } from '../../../overlays/surface.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Column } from '../columns/column.ts';
import { choicesOf } from './draft.ts';
import { words } from './words.ts';

interface ColumnChoicesProps<Row> {
  columns: readonly Column<Row>[];
  /** Characters, pinyin or its initials. */
  query: string;
  shown: readonly string[];
  onToggle: (id: string) => void;
}

export function ColumnChoices<Row>({ columns, query, shown, onToggle }: ColumnChoicesProps<Row>) {
  const t = useWords(words);
  const found = columns.filter(({ title }) => match(query, title) !== null);
  const choices = choicesOf(found, t.others);
  return (
    <div>
      {choices.map(({ title, columns: members }) => (
        <Group key={title}>
          <Title>{title}</Title>
          {members.map((column) => (
            <Choice key={column.id}>
              <Checkbox label={column.title} value={shown.includes(column.id)} onChange={() => onToggle(column.id)} />
            </Choice>
          ))}
        </Group>
      ))}
      {choices.length === 0 && (
        <Nothing>
          <Text kind="caption" tone="tertiary">
            {t.none}
          </Text>
        </Nothing>
      )}
    </div>
  );
}

const Group = styled.fieldset`
  display: flow-root;
`;

const Title = styled.legend`
  ${floatingGroupTitle}
`;

const Choice = styled.div`
  float: left;
  width: 50%;
  min-height: 32px;
  padding: 0 var(--space-3);
  align-content: center;
`;

const Nothing = styled.div`
  padding: var(--space-4) var(--space-3);
`;
