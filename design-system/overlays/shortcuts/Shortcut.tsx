import styled from 'styled-components';
import { Kbd } from '../../primitives/kbd/Kbd.tsx';
import { isApple, printed, type Keys } from './keys.ts';

interface ShortcutProps {
  keys: Keys | readonly Keys[];
}

/** The keys of a shortcut as printed on this reader's keyboard. Several are alternatives, or a pair like [ and ]. */
export function Shortcut({ keys }: ShortcutProps) {
  return <Line>{[keys].flat().flatMap((one) => printed(one, isApple()).map((key) => <Kbd key={`${one} ${key}`}>{key}</Kbd>))}</Line>;
}

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  white-space: nowrap;
`;
