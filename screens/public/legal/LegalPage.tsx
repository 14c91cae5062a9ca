import { useId } from 'react';
import styled from 'styled-components';
import { Heading, Link, Mark, phone, Text, useProvenaLocale, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Section } from './section.ts';
import { words } from './words.ts';

interface LegalPageProps {
  /** Which of them this is: the others are named at its end. */
  is: 'terms' | 'policy' | 'licence';
  /** What it comes to, in a sentence. */
  gist: string;
  sections: readonly Section[];
}

const places = { terms: '/terms', policy: '/policy', licence: '/licenseAgreement' } as const;
const names = ['terms', 'policy', 'licence'] as const;

/** A text that one reads: its contents at the left, one column of lines that are not too long, and a way to every section by its address. */
export function LegalPage({ is, gist, sections }: LegalPageProps) {
  const t = useWords(words);
  const title = usePageTitle();
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const contents = useId();
  return (
    <Room>
      <Top>
        <Link href="/home" kind="quiet">
          <Mark hasName />
        </Link>
      </Top>
      <Sheet>
        <header>
          <Heading level={1}>{title}</Heading>
          <Text as="p" tone="secondary">
            {gist}
          </Text>
          <Text as="p" kind="caption" tone="tertiary">
            {t.scope}
          </Text>
        </header>
        <Contents aria-labelledby={contents}>
          <Heading level={2} id={contents}>
            {t.contents}
          </Heading>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title[side]}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Sections>
          {sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} tabIndex={-1}>
              <Heading level={2}>{title[side]}</Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph[1]}>{paragraph[side]}</p>
              ))}
            </section>
          ))}
          <Others is={is} />
        </Sections>
      </Sheet>
    </Room>
  );
}

function Others({ is }: Pick<LegalPageProps, 'is'>) {
  const t = useWords(words);
  const titles = {
    terms: usePageTitle(places.terms),
    policy: usePageTitle(places.policy),
    licence: usePageTitle(places.licence),
    optout: usePageTitle('/optout'),
  };
  return (
    <Ways aria-label={t.others}>
      {names
        .filter((name) => name !== is)
        .map((name) => (
          <Link key={name} href={places[name]}>
            {titles[name]}
          </Link>
        ))}
      <Link href="/optout">{titles.optout}</Link>
      <Link href="/login">{t.login}</Link>
    </Ways>
  );
}

const Room = styled.div`
  min-height: 100vh;
  padding: 0 var(--space-6) var(--space-16);
  background: var(--color-bg-surface);

  ${phone} {
    padding: 0 var(--space-4) var(--space-10);
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  max-width: 968px;
  height: 72px;
  margin: 0 auto;
`;

const Sheet = styled.main`
  display: grid;
  grid-template-columns: 240px minmax(0, 680px);
  gap: var(--space-8) var(--space-12);
  justify-content: center;

  & > header {
    grid-column: 2;
  }
  & > nav {
    grid-area: 1 / 1 / span 2;
  }
  & p {
    margin-top: var(--space-2);
    font-size: 14px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & h1[data-look='title'] {
    font: var(--type-num-xl);
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);

    & > header,
    & > nav {
      grid-area: auto;
    }
  }
`;

const Contents = styled.nav`
  position: sticky;
  top: var(--space-6);
  align-self: start;
  padding-top: var(--space-1);

  & > ol {
    display: grid;
    margin: var(--space-2) 0 0;
    padding: 0;
    border-left: 1px solid var(--color-border-default);
    list-style: none;
  }
  & a {
    display: block;
    padding: var(--space-1h) 0 var(--space-1h) var(--space-3);
    color: var(--color-text-secondary);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-text-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & a:focus-visible {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -2px;
    border-radius: var(--radius-xs);
  }

  ${phone} {
    position: static;

    & a {
      min-height: var(--size-touch-min);
      padding-top: 12px;
    }
  }
`;

const Sections = styled.div`
  display: grid;
  gap: var(--space-8);
  color: var(--color-text-secondary);

  & h2 {
    font: var(--type-num-md);
  }
  & > section {
    scroll-margin-top: var(--space-6);
    outline: 0;
  }
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  padding-top: var(--space-5);

  ${phone} {
    row-gap: var(--space-5);
  }
  border-top: 1px solid var(--color-border-default);
`;
