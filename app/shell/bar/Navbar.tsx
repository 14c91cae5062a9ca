import { BookOpen, LayoutGrid, Menu as MenuIcon, Search } from 'lucide-react';
import styled from 'styled-components';
import { IconButton, Link, LinkButton, Mark, PaletteField, phone, tablet, useMedia, useWords } from '#design-system';
import { useNavigate } from '../../lib/router.ts';
import type { Access } from '../../routes/useAccess.ts';
import { words } from '../words.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Announcements } from './bell/Announcements.tsx';
import { AppSwitcher } from './AppSwitcher.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { config } from '../../lib/config/current.ts';

interface NavbarProps {
  place: Access;
  /** Hidden on pages about no app (R-071, C-13). */
  hasApp: boolean;
  onMenu: (() => void) | undefined;
  onPalette: () => void;
}

/** The bar above every page. Visitors without a session see only the link home. */
export function Navbar({ place, hasApp, onMenu, onPalette }: NavbarProps) {
  const t = useWords(words);
  const { viewer } = place.context;
  const isPhone = useMedia(phone);
  // Beside the app there is room for little more: the menu has the rest.
  const isShort = isPhone && hasApp;
  return (
    <Bar>
      {isPhone && onMenu && <IconButton icon={MenuIcon} label={t.openMenu} onPress={onMenu} />}
      <Home>
        <Link href="/home" kind="quiet">
          <Mark hasName={!isPhone} />
        </Link>
      </Home>
      {viewer && hasApp && <AppSwitcher app={place.app} lists={place.lists} />}
      {viewer && !isShort && <AppList />}
      <Right>
        {viewer && !isShort && <PaletteButton onPress={onPalette} />}
        {!isPhone && <ThemeButton />}
        {viewer && <Announcements viewer={viewer} context={place.context} />}
        {viewer && !isPhone && <Docs app={place.app?.id} />}
        {viewer && <SettingsMenu context={place.context} lists={place.lists} />}
        {viewer && <AccountMenu viewer={viewer} />}
      </Right>
    </Bar>
  );
}

/** */
function AppList() {
  const t = useWords(words);
  const navigate = useNavigate();
  if (useMedia(phone)) return <IconButton icon={LayoutGrid} label={t.apps} onPress={() => void navigate('/manage/app')} />;
  return (
    <LinkButton href="/manage/app" kind="ghost" icon={LayoutGrid}>
      {t.apps}
    </LinkButton>
  );
}

/** A field where there is room, else an icon. */
function PaletteButton({ onPress }: { onPress: () => void }) {
  const t = useWords(words);
  if (useMedia(tablet)) return <IconButton icon={Search} label={t.palette} onPress={onPress} />;
  return <PaletteField onPress={onPress} />;
}

/** Where the documents are is not given (G-08): where the installation names no address, they are the guide to bring this app in, or a first one. */
function Docs({ app }: { app: number | undefined }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const { docs } = config().links;
  if (docs !== null) return <IconButton icon={BookOpen} label={t.docs} onPress={() => open(docs, '_blank', 'noopener')} />;
  const guide = app === undefined ? '/manage/appDetail?step=basic' : `/manage/appDetail?step=2&id=${app}`;
  return <IconButton icon={BookOpen} label={t.docs} onPress={() => void navigate(guide)} />;
}

const Bar = styled.header`
  grid-column: 1 / -1;
  position: sticky;
  top: 0;
  z-index: var(--z-navbar);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: var(--size-navbar);
  padding-right: var(--space-3);
  background: var(--color-bg-surface);
  border-bottom: 1px solid var(--color-border-default);

  ${phone} {
    gap: 0;
    padding: 0 var(--space-1);
  }
`;

const Home = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  width: var(--size-sidebar);
  height: 100%;
  padding-left: var(--space-4);
  border-right: 1px solid var(--color-border-subtle);

  & > a {
    display: flex;
    align-items: center;
  }

  ${phone} {
    width: auto;
    border: 0;
    padding: 0;

    & > a {
      justify-content: center;
      width: var(--size-control-lg);
      height: var(--size-control-lg);
    }
  }
`;

const Right = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-left: auto;

  ${phone} {
    gap: 0;
  }
`;
