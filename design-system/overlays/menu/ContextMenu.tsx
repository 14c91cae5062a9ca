import { useMemo, type ReactNode } from 'react';
import { MenuList, MenuSurface } from './Menu.tsx';
import type { ContextMenuState } from './useContextMenu.ts';

interface ContextMenuProps<Subject> {
  /** From `useContextMenu`. */
  state: ContextMenuState<Subject>;
  /** The name of the row, for screen readers. */
  label: (subject: Subject) => string;
  children: (subject: Subject) => ReactNode;
}

/** The menu of a row under the pointer. Never the only way: the same items stand behind the row's own button. */
export function ContextMenu<Subject>({ state, label, children }: ContextMenuProps<Subject>) {
  const { subject, isOpen, target, point, close } = state;
  const triggerRef = useMemo(() => ({ current: target }), [target]);
  if (subject === null) return null;
  return (
    <MenuSurface
      aria-label={label(subject)}
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      triggerRef={triggerRef}
      getTargetRect={() => new DOMRect(point.x, point.y, 0, 0)}
      placement="bottom start"
      offset={2}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens; by the keyboard it could not be used otherwise */}
      <MenuList autoFocus="first" aria-label={label(subject)} onClose={close}>
        {children(subject)}
      </MenuList>
    </MenuSurface>
  );
}
