import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ConfirmRegion, phone, SideDrawer, ToastRegion, useWords } from '#design-system';
import type { Screen } from '../routes/screen.ts';
import type { Place } from '../routes/useStanding.ts';
import { Navbar } from './Navbar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { words } from './words.ts';

interface ShellProps {
  place: Place;
  screen: Screen | undefined;
  children: ReactNode;
}

/** The bar above, the menu at the left, and the page. Pages about no app have no menu. */
export function Shell({ place, screen, children }: ShellProps) {
  const t = useWords(words);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hasMenu = screen !== undefined && screen.layout === undefined;
  const sidebar = <Sidebar place={place} active={screen?.activeMenu ?? screen?.path} />;
  return (
    <Frame data-menu={hasMenu || undefined}>
      <Skip href="#content">{t.skip}</Skip>
      <Navbar place={place} hasApp={hasMenu} onMenu={hasMenu ? () => setMenuOpen(true) : undefined} />
      {hasMenu && <Side>{sidebar}</Side>}
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      <SideDrawer title={t.menu} isOpen={isMenuOpen} onOpenChange={setMenuOpen} width={280}>
        {sidebar}
      </SideDrawer>
      <ConfirmRegion />
      <ToastRegion />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template: var(--size-navbar) minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 100vh;

  &[data-menu] {
    grid-template-columns: var(--size-sidebar) minmax(0, 1fr);
  }

  ${phone} {
    &[data-menu] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Side = styled.div`
  position: sticky;
  top: var(--size-navbar);
  height: calc(100vh - var(--size-navbar));
  overflow: auto;
  background: var(--color-bg-surface);
  border-right: 1px solid var(--color-border-default);

  ${phone} {
    display: none;
  }
`;

const Content = styled.main`
  min-width: 0;
  outline: 0;
`;

const Skip = styled.a`
  position: absolute;
  left: var(--space-2);
  top: -100px;
  z-index: var(--z-popover);
  padding: var(--space-2) var(--space-3);
  background: var(--color-bg-raised);
  color: var(--color-text-primary);

  &:focus {
    top: var(--space-2);
  }
`;
