import { ChevronDown } from 'lucide-react';
import { phone } from '../../foundation/media.ts';
import { useMedia } from '../../foundation/useMedia.ts';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { MenuItem } from '../../overlays/menu/MenuItem.tsx';
import { MenuSection } from '../../overlays/menu/MenuSection.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx';

export interface ViewChoiceProps<Value extends string> {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `sm` in the head of a panel. */
  size?: SegmentedControlProps<Value>['size'];
}

/**
 * One of a few ways to look at a page, in its head, above its filters or in the head of a panel: a SegmentedControl, and on a phone, where segments have no room
 * beside each other, a button with the list of them.
 */
export function ViewChoice<Value extends string>({ label, options, value, onChange, size = 'md' }: ViewChoiceProps<Value>) {
  const isPhone = useMedia(phone);
  if (!isPhone) return <SegmentedControl {...{ label, options, value, onChange, size }} />;
  const name = options.find((option) => option.value === value)?.label ?? '';
  const choose = ([id]: string[]) => {
    const chosen = options.find((option) => option.value === id);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Menu
      trigger={
        <Button kind="soft" size={size} iconAfter={ChevronDown} aria-label={`${label} ${name}`}>
          {name}
        </Button>
      }
    >
      <MenuSection title={label} selectionMode="single" selected={[value]} onSelect={choose}>
        {options.map((option) => (
          <MenuItem key={option.value} id={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
