import { Apple, ChartLine, Coins, Database, Megaphone, MousePointerClick, RefreshCw, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { Icon, Link, Text, useProvenaLocale, useWords, type LucideIcon } from '#design-system';
import { isInMenu } from '../access/decide.ts';
import { useSearchParams } from '../lib/router.ts';
import type { MenuSection, Screen } from '../routes/screen.ts';
import { table } from '../routes/table.ts';
import type { Place } from '../routes/useStanding.ts';
import { sectionWords, words } from './words.ts';

const icons: Record<MenuSection, LucideIcon> = {
  monitor: ChartLine,
  behavior: MousePointerClick,
  lifecycle: RefreshCw,
  campaigns: Megaphone,
  data: Database,
  config: SlidersHorizontal,
  monetization: Coins,
  antiCheat: ShieldCheck,
  skan: Apple,
};

interface SidebarProps {
  place: Place;
  /** The path of the highlighted entry. */
  active: string | undefined;
}

/** The pages that the reader may open, by section. The one of the current page is open. A page that is not built has no entry. */
export function Sidebar({ place, active }: SidebarProps) {
  const t = useWords(words);
  const [search] = useSearchParams();
  const app = search.get('app');
  const entries = table.filter((screen) => screen.load && isInMenu(screen, place.standing));
  const shown = Object.keys(icons)
    .filter(isSection)
    .filter((section) => entries.some(({ menu }) => menu === section));
  if (!shown.length && !place.isPending)
    return (
      <Nothing>
        <Text tone="tertiary">{t.nothingToSee}</Text>
      </Nothing>
    );
  return (
    <nav aria-label={t.menu}>
      {shown.map((section) => (
        <Section
          key={section}
          section={section}
          entries={entries.filter(({ menu }) => menu === section)}
          active={active}
          query={app ? `?app=${app}` : ''}
        />
      ))}
    </nav>
  );
}

const isSection = (name: string): name is MenuSection => Object.hasOwn(icons, name);

interface SectionProps {
  section: MenuSection;
  entries: readonly Screen[];
  active: string | undefined;
  query: string;
}

function Section({ section, entries, active, query }: SectionProps) {
  const t = useWords(sectionWords);
  const isChinese = useProvenaLocale() === 'zh-CN';
  return (
    <Group open={entries.some(({ path }) => path === active)}>
      <summary>
        <Icon of={icons[section]} />
        {t[section]}
      </summary>
      <ol>
        {entries.map(({ path, title }) => (
          <li key={path} data-current={path === active || undefined}>
            <Link href={path + query} kind="quiet" {...(path === active && { 'aria-current': 'page' })}>
              {title[isChinese ? 0 : 1]}
            </Link>
          </li>
        ))}
      </ol>
    </Group>
  );
}

const Nothing = styled.div`
  padding: var(--space-4);
`;

const Group = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: 34px;
    padding: 0 var(--space-4);
    color: var(--color-text-secondary);
    cursor: pointer;
    list-style: none;
  }
  &[open] > summary {
    color: var(--color-text-primary);
    font-weight: 600;
  }
  & > ol {
    position: relative;
    margin: 0;
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
    padding-left: 42px;
    line-height: 32px;
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
  }
`;
