import { Search } from 'lucide-react';
import { Autocomplete, Input, SearchField } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { ControlBox } from '../frame/ControlBox.tsx';
import { ListStatus } from '../options/ListStatus.tsx';
import type { OptionId } from '../options/option.ts';
import { OptionList } from '../options/OptionList.tsx';
import { ChooseAll } from './ChooseAll.tsx';
import type { Choices } from './useChoices.ts';

interface MultiPanelProps<Id extends OptionId> {
  choices: Choices<Id>;
  label: string;
  max: number;
  hasSearch: boolean;
  hasFooter: boolean;
}

/** What opens under a MultiSelect: search, all at once, the list, and what applies. */
export function MultiPanel<Id extends OptionId>({ choices, label, max, hasSearch, hasFooter }: MultiPanelProps<Id>) {
  const t = useWords(words);
  const { found, query } = choices;
  const isStale = found.state === 'busy' && found.count > 0;
  const list = (
    <>
      <ChooseAll choices={choices} max={max} />
      <OptionList rows={found.rows} query={found.query} isMultiple isStale={isStale} />
    </>
  );
  return (
    <>
      {hasSearch ? (
        <Autocomplete inputValue={query} onInputChange={choices.search}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list opens to be typed into, as a combo box does */}
          <Finder aria-label={t.search(label)} autoFocus>
            <ControlBox isInvalid={false} isBusy={isStale} before={<Icon of={Search} />}>
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- it is an input, and react-aria gives it the list it controls */}
              <Input role="combobox" aria-expanded placeholder={t.search(label)} />
            </ControlBox>
          </Finder>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
      <ListStatus found={found} query={query} />
      {Number.isFinite(max) && <Limit data-full={choices.isFull || undefined}>{choices.isFull ? t.full(max) : t.limit(max)}</Limit>}
      {hasFooter && (
        <Footer>
          <Button onPress={() => choices.setOpen(false)}>{t.cancel}</Button>
          <Button kind="primary" onPress={choices.apply}>
            {t.apply}
          </Button>
        </Footer>
      )}
    </>
  );
}

const words = bilingual({
  search: [(label: string) => `搜索${label}`, () => 'Search'],
  limit: [(max: number) => `最多选 ${max} 项`, (max: number) => `Up to ${max}`],
  full: [(max: number) => `最多选 ${max} 项，先取消一项再选别的`, (max: number) => `Up to ${max}. Deselect one to choose another`],
  cancel: ['取消', 'Cancel'],
  apply: ['应用', 'Apply'],
});

const Finder = styled(SearchField)`
  padding: var(--space-2);

  & input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Limit = styled.output`
  padding: var(--space-2) var(--space-3);
  border-top: 1px solid var(--color-border-subtle);
  font: var(--type-caption);
  color: var(--color-text-tertiary);

  &[data-full] {
    color: var(--color-warning-text);
  }
`;

const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-top: 1px solid var(--color-border-subtle);
`;
