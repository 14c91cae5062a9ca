import { Separator } from 'react-aria-components';
import styled from 'styled-components';

interface DividerProps {
  /** `vertical` stands between things in a row and is 20 pixels high. */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between two groups. Where alignment or a gap already parts them, leave it out. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <Hairline orientation={orientation} elementType="div" data-orientation={orientation} />;
}

const Hairline = styled(Separator)`
  flex: none;
  height: 1px;
  background: var(--color-border-subtle);

  &[data-orientation='vertical'] {
    width: 1px;
    height: 20px;
    background: var(--color-border-default);
  }
`;
