import { Radio, RadioGroup } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { useWords } from '../../../foundation/words.ts';
import { floatingItem } from '../../../overlays/surface.ts';
import { isPresetName, type PresetName } from '../../../foundation/period/presets.ts';
import { words } from '../words.ts';
import { isPossible, withPreset } from './draft.ts';
import type { PeriodDraft } from './usePeriodDraft.ts';

interface PresetListProps {
  presets: readonly PresetName[];
  state: PeriodDraft;
}

/** The named periods. Arrow keys preview them one after the other; those outside the limits are disabled. */
export function PresetList({ presets, state }: PresetListProps) {
  const t = useWords(words);
  const choose = (name: string) => {
    if (!isPresetName(name)) return;
    const next = withPreset(state.draft, name, state.setting);
    state.change(next);
    if (next.end) state.focus(next.end);
  };
  return (
    <List aria-label={t.presets} value={state.draft.preset ?? ''} onChange={choose}>
      {presets.map((name) => (
        <Preset key={name} value={name} isDisabled={!isPossible(name, state.setting)}>
          {t[name]}
        </Preset>
      ))}
    </List>
  );
}

const List = styled(RadioGroup)`
  padding: var(--space-2) 0;
  border-right: 1px solid var(--color-border-subtle);

  ${phone} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4) 0;
    border: 0;
  }
`;

const Preset = styled(Radio)`
  ${floatingItem}
  min-height: 30px;
  white-space: nowrap;

  /* The cursor of a menu is not the focus of a radio: what has the focus is chosen. */
  &[data-focused]:not([data-hovered], [data-selected]) {
    background: none;
  }
  &[data-focus-visible] {
    box-shadow: none;
    outline: 2px solid var(--color-border-focus);
    outline-offset: -2px;
  }

  ${phone} {
    min-height: 40px;
    margin: 0;
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border-strong);

    &[data-selected] {
      border-color: var(--color-accent-solid);
    }
  }
`;
