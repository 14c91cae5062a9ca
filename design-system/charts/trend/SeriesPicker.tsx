import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { drawnSeries } from './layout.ts';

interface SeriesPickerProps {
  data: Dataset;
  picked: readonly string[];
  onPick: (keys: string[]) => void;
}

/** Which of more than five lines are drawn. At least one stays. */
export function SeriesPicker({ data, picked, onPick }: SeriesPickerProps) {
  const t = useWords(words);
  return (
    <Keys
      aria-label={t.pick}
      selectionMode="multiple"
      disallowEmptySelection
      selectedKeys={picked}
      onSelectionChange={(keys) => onPick(data.series.map(({ key }) => key).filter((key) => keys.has(key)))}
    >
      {drawnSeries(data).map(({ key, name, ink }) => (
        <Key key={key} id={key} style={{ '--ink': ink }}>
          <Swatch />
          {name}
        </Key>
      ))}
    </Keys>
  );
}

const words = bilingual({ pick: ['显示哪些线', 'Lines shown'] });

const Keys = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-1);
  margin: 0 -6px var(--space-2);
`;

const Key = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  min-height: 24px;
  padding: 0 var(--space-1h);
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-hover);
  }
  &[data-selected] {
    color: var(--color-text-primary);
  }

  ${phone} {
    min-height: 40px;
  }
`;

const Swatch = styled.i`
  width: 10px;
  height: 10px;
  border: 1.5px solid var(--ink);
  border-radius: var(--radius-xs);

  [data-selected] > & {
    background: var(--ink);
  }
`;
