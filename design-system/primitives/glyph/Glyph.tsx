import styled from 'styled-components';
import { inkOn } from './ink.ts';

interface GlyphProps {
  /** Its first letter is shown: 山 of 山海行纪. */
  name: string;
  /** A brand colour, which is data: `#7a3b1e`. Without one the mark is quiet. */
  colour?: string | undefined;
  /** 20 in a list, 28 in a card, 36 on a page; 24, 32 and 48 beside rows of two lines and forms. */
  size?: 20 | 24 | 28 | 32 | 36 | 48;
}

/** One letter that stands for an app or a medium, beside its name. A person is an Avatar. */
export function Glyph({ name, colour, size = 20 }: GlyphProps) {
  const ink = inkOn(colour);
  return (
    <Square aria-hidden data-size={size} data-ink={ink} style={{ '--glyph-size': `${size}px`, '--glyph-colour': ink && colour }}>
      {[...name.trim()][0]?.toUpperCase()}
    </Square>
  );
}

const Square = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--glyph-size);
  height: var(--glyph-size);
  border-radius: var(--radius-sm);
  background: var(--color-bg-pressed);
  box-shadow: inset 0 0 0 1px var(--color-border-strong);
  color: var(--color-text-secondary);
  font: 600 11px/1 var(--font-sans);

  /* The colour is data and the same in both themes; so is what can be read on it. */
  &[data-ink] {
    background: var(--glyph-colour);
    box-shadow: none;
  }
  &[data-ink='light'] {
    color: white;
  }
  &[data-ink='dark'] {
    color: black;
  }
  &[data-size='24'] {
    font-size: 12px;
  }
  &:is([data-size='28'], [data-size='32']) {
    border-radius: var(--radius-md);
    font-size: 13px;
  }
  &:is([data-size='36'], [data-size='48']) {
    border-radius: var(--radius-lg);
    font-size: 15px;
  }
  &[data-size='48'] {
    font-size: 20px;
  }
`;
