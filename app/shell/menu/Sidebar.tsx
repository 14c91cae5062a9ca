import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Icon, Link, useProvenaLocale, useWords } from '#design-system';
import { sectionNames } from '../../lib/glossary/words.ts';
import { words } from '../words.ts';
import { sectionIcons, type Section } from './sections.ts';
import { useClickName } from './useClickName.ts';

export interface MenuProps {
  sections: readonly Section[];
  /** The path of the highlighted entry. */
  active: string | undefined;
  /** What follows every path: the app that the menu is about. */
  query: string;
}

/** The whole menu: every section with its pages, one of them open. */
export function Sidebar({ sections, active, query }: MenuProps) {
  const t = useWords(words);
  return (
    <nav aria-label={t.menu}>
      {sections.map((section) => (
        <Group key={section.name} section={section} active={active} query={query} />
      ))}
    </nav>
  );
}

function Group({ section: { name, entries }, active, query }: Pick<MenuProps, 'active' | 'query'> & { section: Section }) {
  const t = useWords(sectionNames);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const noteClick = useClickName();
  return (
    <Details name="menu" open={entries.some(({ path }) => path === active)}>
      <summary>
        <Icon of={sectionIcons[name]} />
        <b>{t[name]}</b>
        <Icon of={ChevronRight} size="sm" />
      </summary>
      <ol>
        {entries.map(({ path, title }) => (
          <li key={path} data-current={path === active || undefined}>
            <Link href={path + query} kind="quiet" onPress={() => noteClick(path)} {...(path === active && { 'aria-current': 'page' })}>
              {title[isChinese ? 0 : 1]}
            </Link>
          </li>
        ))}
      </ol>
    </Details>
  );
}

const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 34px;
    padding: 0 var(--space-4);
    color: var(--color-text-secondary);
    cursor: pointer;
    list-style: none;

    & > b {
      flex: 1;
      font-weight: inherit;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > :last-child {
      color: var(--color-text-tertiary);
    }
    &:hover {
      background: var(--color-bg-hover);
      color: var(--color-text-primary);
    }
  }
  &[open] > summary {
    color: var(--color-text-primary);
    font-weight: 600;

    & > :last-child {
      transform: rotate(90deg);
    }
  }
  & > ol {
    position: relative;
    margin: 0 0 var(--space-1);
    padding: 0;
    list-style: none;
  }
  /* The path on which the current page is a stop. */
  & > ol::before {
    content: '';
    position: absolute;
    left: 23px;
    top: 0;
    bottom: 12px;
    width: 1px;
    background: var(--color-border-default);
  }
  & li {
    position: relative;
    padding: 0 var(--space-3) 0 42px;
    line-height: 20px;

    /* A long name takes a second line: names of pages that begin alike would otherwise be cut where they differ. */
    & > a {
      display: block;
      padding: 6px 0;
    }
  }
  & li:hover {
    background: var(--color-bg-hover);
  }
  & li[data-current] {
    font-weight: 600;
  }
  & li[data-current]::before {
    content: '';
    position: absolute;
    left: 20px;
    top: 13px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--color-accent-solid);
    box-shadow: 0 0 0 3px var(--color-bg-surface);
  }
`;
