import { useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import styled from 'styled-components';
import { Icon, type LucideIcon } from '../icon/Icon.tsx';
import { square } from '../icon/square.ts';
import type { CopyOutcome } from './useCopy.ts';

interface CopyIconProps {
  icon: LucideIcon;
  label: string;
  outcome: CopyOutcome | undefined;
  result: string | undefined;
  onPress: () => void;
}

/** The small square beside a value. Its bubble names it under the pointer and, once pressed, says the outcome. */
export function CopyIcon({ icon, label, outcome, result, onPress }: CopyIconProps) {
  const [isHinted, setHinted] = useState(false);
  return (
    <TooltipTrigger delay={400} closeDelay={80} isOpen={isHinted || Boolean(result)} onOpenChange={setHinted}>
      <Square aria-label={label} data-outcome={outcome} onPress={onPress}>
        <Icon of={icon} size="sm" />
      </Square>
      <Bubble placement="top" offset={4}>
        {result ?? label}
      </Bubble>
    </TooltipTrigger>
  );
}

const Square = styled(Button)`
  ${square}

  &[data-hovered] {
    background: var(--color-bg-hover);
    color: var(--color-text-primary);
  }
  &[data-pressed] {
    background: var(--color-bg-pressed);
  }
  &[data-outcome='copied'] {
    color: var(--color-positive-text);
  }
  &[data-outcome='failed'] {
    color: var(--color-negative-text);
  }
`;

/* The look of overlays/tooltip, which lies above this layer. */
const Bubble = styled(Tooltip)`
  padding: 5px var(--space-2);
  border-radius: var(--radius-sm);
  background: var(--color-bg-inverse);
  color: var(--color-text-inverse);
  font: var(--type-caption);
`;
