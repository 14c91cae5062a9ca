import styled from 'styled-components';
import { AvatarDrawing } from './AvatarDrawing.tsx';
import { initialsOf } from './initials.ts';
import { avatars } from './seed-avatars.ts';

interface AvatarProps {
  /** The person; their initials stand in where no picture was chosen. */
  name: string;
  /** `avatar1` to `avatar24`. Anything else shows the initials. */
  choice?: string | null | undefined;
  size?: 28 | 40 | 64;
  /** Where no name stands beside it, it says whose it is. */
  isAlone?: boolean;
}

/** A person, beside their name. An app or a medium is a Glyph. */
export function Avatar({ name, choice, size = 28, isAlone }: AvatarProps) {
  const drawing = avatars.find(({ id }) => id === choice);
  const ariaProps = isAlone ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Round {...ariaProps} data-size={size} style={{ '--avatar-size': `${size}px` }}>
      {drawing ? <AvatarDrawing of={drawing} /> : <Initials>{initialsOf(name)}</Initials>}
    </Round>
  );
}

const Round = styled.span`
  display: inline-block;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  font: 600 11px/1 var(--font-sans);

  &[data-size='40'] {
    font-size: 15px;
  }
  &[data-size='64'] {
    font-size: 24px;
  }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: 50%;
  background: var(--color-bg-pressed);
  box-shadow: inset 0 0 0 1px var(--color-border-strong);
  color: var(--color-text-secondary);
`;
