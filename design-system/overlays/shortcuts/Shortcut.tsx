import { ArrowBigUp, Command, CornerDownLeft, Option } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Kbd } from '../../primitives/kbd/Kbd.tsx';
import { isApple, printed, type Keys } from './keys.ts';

interface ShortcutProps {
  keys: Keys | readonly Keys[];
}

/** The keys of a shortcut as printed on this reader's keyboard. Several are alternatives, or a pair like [ and ]. */
export function Shortcut({ keys }: ShortcutProps) {
  return (
    <Line>
      {[keys].flat().flatMap((one) =>
        printed(one, isApple()).map((key) => (
          <Kbd key={`${one} ${key}`}>
            <Cap name={key} />
          </Kbd>
        )),
      )}
    </Line>
  );
}

/** What is on the key: its letter or name, or a drawing with its name for readers of the screen. */
function Cap({ name }: { name: string }) {
  const drawing = drawings[name];
  if (!drawing) return name;
  return (
    <Drawn>
      <Icon of={drawing.of} size="xs" label={drawing.label} />
    </Drawn>
  );
}

const drawings: Record<string, { of: typeof Command; label: string } | undefined> = {
  command: { of: Command, label: '⌘' },
  option: { of: Option, label: '⌥' },
  shift: { of: ArrowBigUp, label: 'Shift' },
  enter: { of: CornerDownLeft, label: 'Enter' },
};

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  white-space: nowrap;
`;

const Drawn = styled.span`
  display: inline-flex;
  vertical-align: -2px;
`;
