import { Check } from 'lucide-react';
import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { Matched } from '../../foundation/match/Matched.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { CheckMark } from '../checkbox/CheckMark.tsx';
import type { Option, OptionId } from './option.ts';
import { findInOption } from './search.ts';

/** The query whose hits are marked. A context, because option elements are reused while queries change. */
export const QueryContext = createContext('');

interface OptionRowProps {
  option: Option<OptionId>;
  isSelected: boolean;
  isMultiple: boolean;
}

/** What stands in one row of a list of options. */
export function OptionRow({ option, isSelected, isMultiple }: OptionRowProps) {
  const query = useContext(QueryContext);
  const found = query.trim() === '' ? null : findInOption(query, option);
  const { label, description, glyph, note, unavailable } = option;
  const reason = typeof unavailable === 'string' ? unavailable : undefined;
  return (
    <>
      {isMultiple && <CheckMark />}
      {glyph && <Glyph aria-hidden>{glyph}</Glyph>}
      <Words>
        <Line title={label}>
          <Matched text={label} ranges={found?.label} />
        </Line>
        {description && (
          <Line data-quiet>
            <Matched text={description} ranges={found?.description} />
          </Line>
        )}
      </Words>
      {(reason ?? note) && <Aside>{reason ?? <Matched text={note ?? ''} ranges={found?.note} />}</Aside>}
      {isSelected && !isMultiple && (
        <Chosen>
          <Icon of={Check} size="sm" />
        </Chosen>
      )}
    </>
  );
}

const Glyph = styled.span`
  display: inline-flex;
  flex: none;

  [data-disabled] > & {
    filter: grayscale(0.7);
  }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
`;

const Line = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-quiet] {
    font: var(--type-caption);
    color: var(--color-text-tertiary);
  }
  [data-disabled] > * > & > mark,
  [data-disabled] > * > &[data-quiet] {
    color: inherit;
  }
`;

/* A reason is read although its option is pale. */
const Aside = styled.span`
  flex: none;
  max-width: 50%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

const Chosen = styled.span`
  display: inline-flex;
  color: var(--color-accent-solid);
`;
