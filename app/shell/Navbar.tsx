import { Bell, LayoutGrid, Menu as MenuIcon, Settings as Gear } from 'lucide-react';
import styled from 'styled-components';
import { Badge, IconButton, Link, LinkButton, Mark, Menu, MenuItem, phone, useProvenaLocale, useWords } from '#design-system';
import { useQuery } from '@tanstack/react-query';
import { decide } from '../access/decide.ts';
import { notices } from '../api/notices/notices.ts';
import { useNavigate } from '../lib/router.ts';
import { table } from '../routes/table.ts';
import type { Place } from '../routes/useStanding.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AppSwitcher } from './AppSwitcher.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { words } from './words.ts';

interface NavbarProps {
  place: Place;
  /** Hidden on pages about no app (R-071, C-13). */
  hasApp: boolean;
  onMenu: (() => void) | undefined;
}

export function Navbar({ place, hasApp, onMenu }: NavbarProps) {
  const t = useWords(words);
  const navigate = useNavigate();
  const isSignedIn = place.standing.viewer !== null;
  return (
    <Bar>
      {onMenu && (
        <PhoneOnly>
          <IconButton icon={MenuIcon} label={t.openMenu} onPress={onMenu} />
        </PhoneOnly>
      )}
      <Home>
        <Link href="/home" kind="quiet">
          <Wide>
            <Mark hasName />
          </Wide>
          <PhoneOnly>
            <Mark />
          </PhoneOnly>
        </Link>
      </Home>
      {isSignedIn && hasApp && <AppSwitcher app={place.app} lists={place.lists} />}
      {isSignedIn && (
        <Wide>
          <LinkButton href="/manage/app" kind="ghost" icon={LayoutGrid}>
            {t.apps}
          </LinkButton>
        </Wide>
      )}
      <Right>
        <Wide>
          <ThemeButton />
        </Wide>
        {isSignedIn && <Announcements onOpen={() => void navigate('/manage/announcement')} />}
        {isSignedIn && <SettingsMenu place={place} />}
        {isSignedIn && <AccountMenu />}
      </Right>
    </Bar>
  );
}

/** */
const everyThreeMinutes = 180_000;

/** */
function Announcements({ onOpen }: { onOpen: () => void }) {
  const t = useWords(words);
  const { data = [] } = useQuery({ ...notices.deployed(), refetchInterval: everyThreeMinutes });
  const unread = data.filter(({ isRead }) => !isRead).length;
  return (
    <Badge value={unread} label={t.unread(unread)}>
      <IconButton icon={Bell} label={t.announcements} onPress={onOpen} />
    </Badge>
  );
}

/** Channel users have none of it, and so no button. */
function SettingsMenu({ place }: { place: Place }) {
  const t = useWords(words);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const main = ['/manage/auth', '/manage/channel', '/manage/customchannel', '/manage/deviceManage', '/manage/dataCallback'];
  const open = main
    .flatMap((path) => table.find((one) => one.path === path) ?? [])
    .filter((one) => decide(one, place.standing).is === 'open');
  if (!open.length) return null;
  return (
    <Menu trigger={<IconButton icon={Gear} label={t.settings} />} placement="bottom end">
      {open.map(({ path, title }) => (
        <MenuItem key={path} href={path}>
          {title[isChinese ? 0 : 1]}
        </MenuItem>
      ))}
    </Menu>
  );
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
    padding-left: var(--space-2);
  }
`;

const Right = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-left: auto;
`;

const Wide = styled.div`
  display: flex;

  ${phone} {
    display: none;
  }
`;

const PhoneOnly = styled.div`
  display: none;

  ${phone} {
    display: flex;
  }
`;
