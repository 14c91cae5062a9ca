import styled from 'styled-components';
import { avatars, type AvatarDrawing as Drawing } from './seed-avatars.ts';

/** One avatar as a line drawing on its round ground, as wide as its surroundings. */
export function AvatarDrawing({ of: { id, line, stops, origin } }: { of: Drawing }) {
  const hue = (avatars.findIndex((other) => other.id === id) % 6) + 1;
  return (
    <Picture viewBox="0 0 40 40" aria-hidden style={{ '--avatar-origin': `var(--chart-cat-${hue})` }}>
      <path d={line} />
      {stops.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
      ))}
      <circle cx={origin[0]} cy={origin[1]} r="2.8" data-origin />
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: 50%;
  background: var(--color-bg-total);
  box-shadow: inset 0 0 0 1px var(--color-border-strong);
  fill: none;
  stroke: var(--color-text-secondary);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > circle {
    fill: var(--color-bg-total);
    stroke-width: 1.4;
  }
  & > [data-origin] {
    fill: var(--avatar-origin);
    stroke: none;
  }
`;
