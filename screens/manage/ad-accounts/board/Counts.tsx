import styled from 'styled-components';
import { Figure, FigureCell, FigureStrip, formatDay, Status, Text, useProvenaLocale, useWords } from '#design-system';
import type { ListedAccount } from '../list/rows.ts';
import { words } from '../words.ts';

interface CountsProps {
  of: readonly ListedAccount[];
  /** The state that the list is narrowed to, or null for all. */
  selected: string | null;
  onSelect: (state: ListedAccount['state'] | null) => void;
}

const tones = { broken: 'negative', ending: 'warning', waiting: 'live', fine: 'good' } as const;
const cells = ['broken', 'ending', 'waiting', 'fine'] as const;

/** How all accounts are, in five numbers that narrow what stands below them. */
export function Counts({ of: accounts, selected, onSelect }: CountsProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const count = (state: ListedAccount['state']) => accounts.filter((one) => one.state === state).length;
  const [first] = accounts.flatMap(({ state, expiresOn }) => (state === 'ending' && expiresOn !== null ? [expiresOn] : [])).toSorted();
  const notes = {
    broken: count('broken') > 0 ? t.brokenNote : t.noBrokenNote,
    ending: first === undefined ? t.noEndingNote : t.endingNote(formatDay(first, locale)),
    waiting: count('waiting') > 0 ? t.waitingNote : t.noWaitingNote,
    fine: count('fine') > 0 ? t.fineNote : t.noFineNote,
  };
  return (
    <FigureStrip label={t.counts}>
      <FigureCell isSelected={selected === null} onSelect={() => onSelect(null)} selectLabel={t.all}>
        <Text tone="secondary">{t.all}</Text>
        <Value>
          <Figure value={accounts.length} />
        </Value>
        <Text kind="caption" tone="tertiary">
          {t.allNote(new Set(accounts.map(({ media }) => media)).size, count('disabled'))}
        </Text>
      </FigureCell>
      {cells.map((state) => (
        <FigureCell key={state} isSelected={selected === state} onSelect={() => onSelect(state)} selectLabel={t[state]}>
          <Text tone="secondary">
            <Status tone={tones[state]}>{t[state]}</Status>
          </Text>
          <Value data-tone={count(state) > 0 ? tones[state] : undefined}>
            <Figure value={count(state)} />
          </Value>
          <Text kind="caption" tone="tertiary">
            {notes[state]}
          </Text>
        </FigureCell>
      ))}
    </FigureStrip>
  );
}

const Value = styled.div`
  font: var(--type-num-lg);

  &[data-tone='negative'] {
    color: var(--color-negative-text);
  }
  &[data-tone='warning'] {
    color: var(--color-warning-text);
  }
`;
