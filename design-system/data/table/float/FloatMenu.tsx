import { useMemo, type ReactNode } from 'react';
import { MenuList, MenuSurface } from '../../../overlays/menu/Menu.tsx';
import type { Float } from './useFloat.ts';

interface FloatMenuProps<Subject> {
  float: Float<Subject>;
  label: (subject: Subject) => string;
  placement: 'bottom start' | 'bottom end';
  children: (subject: Subject) => ReactNode;
}

/** The menu of a row or of a head. */
export function FloatMenu<Subject>({ float, label, placement, children }: FloatMenuProps<Subject>) {
  const { subject, isOpen, anchor, point, close } = float;
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  if (subject === undefined) return null;
  return (
    <MenuSurface
      aria-label={label(subject)}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      placement={point ? 'bottom start' : placement}
      offset={point ? 2 : 4}
      {...(point && { getTargetRect: () => new DOMRect(point.x, point.y, 0, 0) })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens; by the keyboard it could not be used otherwise */}
      <MenuList autoFocus="first" aria-label={label(subject)} onClose={close}>
        {children(subject)}
      </MenuList>
    </MenuSurface>
  );
}
