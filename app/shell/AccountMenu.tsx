import { Languages, LogOut, SunMoon, UserRound } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import styled from 'styled-components';
import { Avatar, Button, Menu, MenuDivider, MenuItem, MenuSection, phone, useWords } from '#design-system';
import { session as calls } from '../api/account/session.ts';
import { useSession, useSignedIn } from '../session/SessionProvider.tsx';
import { useAppSettings } from './settings.tsx';
import { words } from './words.ts';

/** Who is signed in, the way to the account centre, and the way out. */
export function AccountMenu() {
  const t = useWords(words);
  const session = useSession();
  const { account } = useSignedIn();
  const [{ theme, locale }, change] = useAppSettings();
  const isDark = theme === 'dark';
  const logout = useMutation({ ...calls.logout(), onSettled: () => session.end() });
  if (!account) return null;
  const name = account.name ?? account.email;
  const trigger = (
    <Button kind="ghost" aria-label={t.account(name)}>
      <Avatar name={name} choice={account.avatar} />
      <Name>{name}</Name>
    </Button>
  );
  return (
    <Menu trigger={trigger} placement="bottom end">
      <MenuSection title={`${account.email} · ${account.newRoleName ?? account.roleName}`}>
        <MenuItem icon={UserRound} href="/manage/userinfo">
          {t.accountCentre}
        </MenuItem>
      </MenuSection>
      <MenuDivider />
      <MenuItem icon={SunMoon} onAction={() => change({ theme: isDark ? 'light' : 'dark' })}>
        {t.theme}
      </MenuItem>
      <MenuItem icon={Languages} onAction={() => change({ locale: locale === 'zh-CN' ? 'en' : 'zh-CN' })}>
        {t.language}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={LogOut} onAction={() => logout.mutate({})}>
        {t.signOut}
      </MenuItem>
    </Menu>
  );
}

const Name = styled.span`
  max-width: 120px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`;
