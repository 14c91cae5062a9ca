import styled from 'styled-components';
import { IconButton, Menu, MenuItem, MenuSection, useProvenaLocale, useWords } from '#design-system';
import { sectionNames } from '../../lib/glossary/words.ts';
import { words } from '../words.ts';
import { sectionIcons } from './sections.ts';
import type { MenuProps } from './Sidebar.tsx';
import { useClickName } from './useClickName.ts';

/** The menu as icons, where there is no room for its words or the reader has folded it: the pages of a section fly out. */
export function Rail({ sections, active, query }: MenuProps) {
  const t = useWords(words);
  const named = useWords(sectionNames);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const noteClick = useClickName();
  return (
    <Strip aria-label={t.menu}>
      {sections.map(({ name, entries }) => (
        <Seat key={name} data-current={entries.some(({ path }) => path === active) || undefined}>
          <Menu trigger={<IconButton icon={sectionIcons[name]} label={named[name]} />} placement="right top">
            <MenuSection title={named[name]}>
              {entries.map(({ path, title }) => (
                <MenuItem key={path} href={path + query} onAction={() => noteClick(path)}>
                  {title[isChinese ? 0 : 1]}
                </MenuItem>
              ))}
            </MenuSection>
          </Menu>
        </Seat>
      ))}
    </Strip>
  );
}

const Strip = styled.nav`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding-top: var(--space-1);
`;

const Seat = styled.div`
  position: relative;

  &[data-current]::before {
    content: '';
    position: absolute;
    left: -8px;
    top: calc(50% - 3.5px);
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--color-accent-solid);
  }
`;
