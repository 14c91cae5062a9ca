import { Checkbox } from 'react-aria-components';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { floatingItem } from '../../overlays/surface.ts';
import { CheckMark } from '../checkbox/CheckMark.tsx';
import type { OptionId } from '../options/option.ts';
import type { Choices } from './useChoices.ts';

interface ChooseAllProps<Id extends OptionId> {
  choices: Choices<Id>;
  max: number;
}

/** All that was found at once, how many are chosen, and the way back to none. */
export function ChooseAll<Id extends OptionId>({ choices, max }: ChooseAllProps<Id>) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { all, chosen, found, query } = choices;
  const isChosen = new Set(chosen);
  const missing = all.filter((id) => !isChosen.has(id));
  const hasAll = all.length > 0 && missing.length === 0;
  const toggle = () => {
    const listed = new Set(all);
    choices.set(hasAll ? chosen.filter((id) => !listed.has(id)) : [...chosen, ...missing]);
  };
  const count = figureText(all.length, locale);
  // The full list on a server is unknown until its last page is loaded.
  const isWhole = found.state === 'ready' && found.more === 'none' && all.length > 0;
  if (!isWhole && chosen.length === 0) return null;
  return (
    <Line>
      {isWhole && (
        <All
          isSelected={hasAll}
          isIndeterminate={!hasAll && missing.length < all.length}
          isDisabled={!hasAll && chosen.length + missing.length > max}
          onChange={toggle}
        >
          <CheckMark />
          {query.trim() === '' ? t.all(count) : t.matches(count)}
        </All>
      )}
      <Sum>{t.chosen(figureText(chosen.length, locale))}</Sum>
      {chosen.length > 0 && (
        <Button kind="link" size="sm" onPress={() => choices.set([])}>
          {t.clear}
        </Button>
      )}
    </Line>
  );
}

const words = bilingual({
  all: [(count: string) => `全选 ${count} 项`, (count: string) => `Select all ${count}`],
  matches: [(count: string) => `全选匹配的 ${count} 项`, (count: string) => `Select all ${count} matches`],
  chosen: [(count: string) => `已选 ${count}`, (count: string) => `${count} selected`],
  clear: ['清空', 'Clear'],
});

const Line = styled.div`
  display: flex;
  align-items: center;
  padding: 0 var(--space-1);
  border-bottom: 1px solid var(--color-border-subtle);

  &:first-child {
    padding-top: var(--space-1);
  }
`;

const All = styled(Checkbox)`
  ${floatingItem}
  flex: 1;
  min-width: 0;
  margin: 0;
  white-space: nowrap;

  &[data-selected] {
    background: none;
    font-weight: 400;
  }
`;

const Sum = styled.span`
  margin-left: auto;
  padding: 0 var(--space-2);
  font: var(--type-caption);
  color: var(--color-text-tertiary);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
