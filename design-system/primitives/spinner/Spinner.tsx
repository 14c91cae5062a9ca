import { LoaderCircle } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../icon/Icon.tsx';

interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** What is being waited for. Without it the spinner says 'Loading'. */
  label?: string;
}

/** A short wait inside a control. A wait of a whole panel is a Skeleton. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  const t = useWords(words);
  return (
    <Turning>
      <Icon of={LoaderCircle} size={size} label={label ?? t.loading} />
    </Turning>
  );
}

const words = bilingual({ loading: ['加载中', 'Loading'] });

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.span`
  display: inline-flex;
  animation: ${turn} 800ms linear infinite;
`;
