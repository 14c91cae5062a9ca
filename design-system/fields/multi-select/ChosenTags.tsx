import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { countFitting } from './countFitting.ts';

interface ChosenTagsProps {
  /** Names in the order of choosing. */
  names: readonly { id: string | number; label: string }[];
  /** Missing where nothing may be removed. */
  onRemove: ((id: string | number) => void) | undefined;
}

/** No box is wide enough for more; the rest is counted. */
const most = 12;
const gap = 4;
const rest = 36;

/** The names of what is chosen, as many as fit in one line, and the number of the others. */
export function ChosenTags({ names, onRemove }: ChosenTagsProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [fits, setFits] = useState(most);
  const total = names.length;
  const drawn = Math.min(total, most);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const measure = () => {
      const room = element.clientWidth;
      const widths = [...element.children].slice(0, drawn).map((tag) => tag.getBoundingClientRect().width);
      setFits(countFitting(total > drawn ? [...widths, room] : widths, { room, gap, rest }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [total, drawn]);

  const shown = Math.min(fits, drawn);
  return (
    <Line ref={line}>
      {names.slice(0, most).map(({ id, label }, index) => (
        <Place key={id} data-over={index >= shown || undefined} data-only={total === 1 || undefined}>
          <Tag {...(onRemove && { onRemove: () => onRemove(id) })}>{label}</Tag>
        </Place>
      ))}
      {total > shown && (
        <Rest>
          <Tag>+{total - shown}</Tag>
        </Rest>
      )}
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  flex: 1;
  display: flex;
  gap: 4px;
  min-width: 0;
  overflow: clip visible;
`;

/* What does not fit keeps its width, so that it can be measured when there is more room. */
const Place = styled.span`
  display: inline-flex;
  flex: none;
  max-width: calc(100% - 40px);

  &[data-only] {
    max-width: 100%;
  }
  &[data-over] {
    position: absolute;
    visibility: hidden;
  }
`;

const Rest = styled.span`
  display: inline-flex;
  flex: none;
`;
