import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Heading, IconButton, Switch, useProvenaLocale, useWords, VisuallyHidden } from '#design-system';
import { moved } from '#app/access/own-menu/ownMenu.ts';
import { sectionNames } from '#app/lib/glossary/words.ts';
import type { KnownPage } from '#app/lib/pages.ts';
import { words } from './words.ts';

interface MenuPagesProps {
  /** In the order of the reader. */
  pages: readonly KnownPage[];
  hidden: readonly string[];
  onChange: (part: { hidden?: readonly string[]; order?: readonly string[] }) => void;
}

type Direction = 'up' | 'down';

/** The pages of a menu by section, each with its switch and its place among the others of the section. */
export function MenuPages({ pages, hidden, onChange }: MenuPagesProps) {
  const t = useWords(words);
  const named = useWords(sectionNames);
  const own = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<{ key: string; direction: Direction; says: string } | null>(null);
  // A line that has moved takes the focus of its button along; at the end of the list that button is off, and the other one has it.
  useLayoutEffect(() => {
    if (!last) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-page='${CSS.escape(last.key)}'] button`) ?? [])];
    const [first, second] = last.direction === 'up' ? buttons : buttons.toReversed();
    (first?.disabled ? second : first)?.focus();
  }, [last]);
  const sections = Object.entries(named)
    .map(([name, title]) => ({ name, title, entries: pages.filter(({ menu }) => menu === name) }))
    .filter(({ entries }) => entries.length > 0);
  const move = (page: KnownPage, direction: Direction, entries: readonly KnownPage[]) => {
    const key = page.access ?? '';
    const keys = moved(entries.map(keyOf), key, direction === 'up' ? -1 : 1);
    onChange({ order: sections.flatMap((section) => (section.entries === entries ? keys : section.entries.map(keyOf))) });
    setLast({ key, direction, says: t.movedTo(page.title[own], keys.indexOf(key) + 1, keys.length) });
  };
  const show = (key: string, isShown: boolean) => onChange({ hidden: isShown ? hidden.filter((one) => one !== key) : [...hidden, key] });
  return (
    <div ref={list}>
      {sections.map(({ name, title, entries }) => (
        <Section key={name}>
          <Heading level={3}>{title}</Heading>
          <ul>
            {entries.map((page, index) => (
              <li key={keyOf(page)} data-page={keyOf(page)}>
                <Switch label={page.title[own]} value={!hidden.includes(keyOf(page))} onChange={(isShown) => show(keyOf(page), isShown)} />
                <IconButton
                  icon={ArrowUp}
                  size="sm"
                  label={t.up(page.title[own])}
                  isDisabled={index === 0}
                  onPress={() => move(page, 'up', entries)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="sm"
                  label={t.down(page.title[own])}
                  isDisabled={index === entries.length - 1}
                  onPress={() => move(page, 'down', entries)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <VisuallyHidden>
        <output>{last?.says}</output>
      </VisuallyHidden>
    </div>
  );
}

const keyOf = ({ access = '' }: KnownPage) => access;

const Section = styled.section`
  & + & {
    margin-top: var(--space-4);
  }
  & > ul {
    margin: var(--space-1) 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-1);
    min-height: 36px;
    border-top: 1px solid var(--color-border-subtle);
  }
`;
