import { useId, type FormEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { useWords } from '../../../foundation/words.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { RangeMonths } from '../calendar/RangeMonths.tsx';
import { dayCount } from '../../../foundation/period/days.ts';
import type { Period } from '../../../foundation/period/period.ts';
import type { PresetName } from '../../../foundation/period/presets.ts';
import { words } from '../words.ts';
import { ComparisonChoice } from './ComparisonChoice.tsx';
import { withDays, type Setting } from './draft.ts';
import { PeriodNotes } from './PeriodNotes.tsx';
import { PresetList } from './PresetList.tsx';
import { TypedRange } from './TypedRange.tsx';
import { usePeriodDraft } from './usePeriodDraft.ts';

export interface PeriodPanelProps {
  label: string;
  value: Period | undefined;
  setting: Setting;
  presets: readonly PresetName[];
  hasComparison: boolean;
  freshUntil: string | undefined;
  onApply: (period: Period) => void;
  onCancel: () => void;
}

/** The panel for choosing a period: presets at the left, two months, the comparison below. Nothing changes outside before it is applied. */
export function PeriodPanel({ label, value, setting, presets, hasComparison, freshUntil, onApply, onCancel }: PeriodPanelProps) {
  const t = useWords(words);
  const messageId = useId();
  const state = usePeriodDraft(value, setting);
  const apply = () => state.period && onApply(state.period);
  return (
    <Sheet
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // The submit event must not reach a form around the field.
        event.stopPropagation();
        apply();
      }}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || isPressedByEnter(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <PresetList presets={presets} state={state} />
      <Days>
        <TypedRange state={state} messageId={messageId} />
        <RangeMonths
          label={label}
          value={state.range}
          onChange={(range) => state.change(withDays(state.draft, range))}
          onPreview={state.preview}
          onApply={apply}
          focused={state.focused}
          onFocusedChange={state.focus}
          setting={setting}
        />
        <PeriodNotes state={state} freshUntil={freshUntil} id={messageId} />
      </Days>
      <Foot>
        {hasComparison && <ComparisonChoice state={state} messageId={messageId} />}
        <Acts>
          {state.range && <Count>{t.days(dayCount(state.range))}</Count>}
          <Button size="sm" onPress={onCancel}>
            {t.cancel}
          </Button>
          <Button size="sm" kind="primary" type="submit" isDisabled={!state.period}>
            {t.apply}
          </Button>
        </Acts>
      </Foot>
    </Sheet>
  );
}

/** Enter presses what can be pressed, days among it; everywhere else it applies, in a part of a date as on a preset. */
const isPressedByEnter = (target: EventTarget) =>
  target instanceof Element && target.closest('button, [role=button], [role=option]') !== null;

const Sheet = styled.form`
  --panel-width: 664px;

  display: grid;
  grid-template-columns: minmax(104px, auto) minmax(0, 1fr);
  width: var(--panel-width);

  /* So that the comparison keeps its line in English. */
  &:lang(en) {
    --panel-width: 712px;
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    width: 100%;
  }
`;

const Days = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  justify-self: center;
  padding: var(--space-2) var(--space-4) var(--space-3);

  ${phone} {
    justify-self: stretch;
  }
`;

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: 10px var(--space-3);
  border-top: 1px solid var(--color-border-subtle);

  ${phone} {
    position: sticky;
    bottom: 0;
    padding: var(--space-3) var(--space-4);
    background: var(--color-bg-raised);
  }
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;

  ${phone} {
    flex: 1 0 100%;

    & > button[data-size] {
      flex: 1;
      height: var(--size-control-lg);
    }
  }
`;

const Count = styled.span`
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--color-text-secondary);
`;
