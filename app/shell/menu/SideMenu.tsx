import { LayoutGrid, ListChecks, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import styled from 'styled-components';
import { Button, IconButton, LinkButton, phone, SideDrawer, tablet, Text, useMedia, useWords } from '#design-system';
import { useSearchParams } from '../../lib/router.ts';
import type { Access } from '../../routes/useAccess.ts';
import { useAppSettings } from '../useAppSettings.tsx';
import { words } from '../words.ts';
import { Rail } from './Rail.tsx';
import { sectionsFor } from './sections.ts';
import { Sidebar } from './Sidebar.tsx';

interface SideMenuProps {
  place: Access;
  active: string | undefined;
  /** On a phone the menu lies over the page, and the button in the bar opens it. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPalette: () => void;
  /** Opens what changes the menu. Without, it is nobody's. */
  onEdit: (() => void) | undefined;
}

/** The menu at the left: whole, folded to icons, or behind the button of the bar. */
export function SideMenu({ place, active, isOpen, onOpenChange, onPalette, onEdit }: SideMenuProps) {
  const t = useWords(words);
  const [{ menu }, change] = useAppSettings();
  const hasLittleRoom = useMedia(tablet);
  const [search] = useSearchParams();
  const sections = sectionsFor(place.context, place.order);
  const of = { sections, active, query: carriedOf(search) };
  const isNarrow = hasLittleRoom || menu === 'narrow';
  const isEmpty = !sections.length && !place.isPending && !place.failure;
  const empty = (
    <Nothing>
      <Text tone="tertiary">{t.nothingToSee}</Text>
    </Nothing>
  );
  if (useMedia(phone))
    return (
      <SideDrawer title={t.menu} isOpen={isOpen} onOpenChange={onOpenChange} width={280}>
        <Actions>
          <LinkButton href="/manage/app" icon={LayoutGrid} onPress={() => onOpenChange(false)}>
            {t.apps}
          </LinkButton>
          <Button icon={Search} onPress={onPalette}>
            {t.palette}
          </Button>
          {onEdit && <IconButton icon={ListChecks} label={t.editMenu} onPress={onEdit} />}
        </Actions>
        {isEmpty ? empty : <Sidebar {...of} />}
      </SideDrawer>
    );
  return (
    <Side data-narrow={isNarrow || undefined}>
      <Scroll>{isNarrow ? <Rail {...of} /> : isEmpty ? empty : <Sidebar {...of} />}</Scroll>
      {!hasLittleRoom && (
        <Foot>
          {onEdit && !isNarrow && <IconButton icon={ListChecks} label={t.editMenu} onPress={onEdit} />}
          <IconButton
            icon={isNarrow ? PanelLeftOpen : PanelLeftClose}
            label={isNarrow ? t.unfoldMenu : t.foldMenu}
            onPress={() => change({ menu: isNarrow ? 'wide' : 'narrow' })}
          />
        </Foot>
      )}
    </Side>
  );
}

/** The parameters that stay from page to page: the app, and the segments that its reports compare. */
function carriedOf(search: URLSearchParams): string {
  const carried = new URLSearchParams();
  for (const name of ['app', 'vs']) {
    const value = search.get(name);
    if (value) carried.set(name, value);
  }
  return carried.size ? `?${carried}` : '';
}

const Side = styled.div`
  position: sticky;
  top: var(--size-navbar);
  display: flex;
  flex-direction: column;
  width: var(--size-sidebar);
  height: calc(100vh - var(--size-navbar));
  background: var(--color-bg-surface);
  border-right: 1px solid var(--color-border-default);

  &[data-narrow] {
    width: var(--size-sidebar-collapsed);
  }
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--space-2) 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: var(--space-2) 11px;
`;

const Nothing = styled.div`
  padding: var(--space-4);
`;

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-3);
`;
