import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, laptop, Link, Mark, phone, Text, ToastRegion, useWords } from '#design-system';
import { EntryPath, type EntryStop } from './EntryPath.tsx';
import { words } from './words.ts';

interface EntryFrameProps {
  /** What this is the way to: 从注册到第一个激活. */
  promise: string;
  lead: string;
  /** The way, with the stop where the reader is. */
  stops: readonly EntryStop[];
  children: ReactNode;
}

/** Around the pages that make somebody a user: the way at the left, the one thing to do now at the right. The sign-in has its own art. */
export function EntryFrame({ promise, lead, stops, children }: EntryFrameProps) {
  const t = useWords(words);
  return (
    <Halves>
      <Side>
        <Link href="/home" kind="quiet">
          <Mark size="lg" hasName isDrawing />
        </Link>
        <Promise>
          <Heading level={2} look="hero">
            {promise}
          </Heading>
          <Text as="p" tone="secondary">
            {lead}
          </Text>
        </Promise>
        <EntryPath label={promise} stops={stops} />
        <Platforms>
          <Text as="p" kind="caption" tone="tertiary">
            {t.platforms}
          </Text>
        </Platforms>
      </Side>
      <Room>
        <Task>{children}</Task>
        <Foot>
          <Link href="/terms" kind="quiet">
            {t.terms}
          </Link>
          <Link href="/policy" kind="quiet">
            {t.policy}
          </Link>
          <Link href="/login" kind="quiet">
            {t.login}
          </Link>
        </Foot>
      </Room>
      {/* Not around every page before the sign-in: the sign-in itself has nothing to tell, and must be light. */}
      <ToastRegion />
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 520px;
  min-height: 100vh;

  ${laptop} {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-12);
  padding: 40px 56px 32px;
  background: var(--color-bg-canvas);
  border-right: 1px solid var(--color-border-default);

  ${laptop} {
    padding: var(--space-6);
  }
  ${phone} {
    gap: var(--space-3);
    padding: var(--space-5) var(--space-4) var(--space-4);
    border-right: 0;
    border-bottom: 1px solid var(--color-border-default);
  }
`;

const Promise = styled.div`
  & > p {
    margin-top: var(--space-1);
    font-size: 16px;
    line-height: 26px;
  }

  ${phone} {
    & > p {
      margin-top: 0;
      font: var(--type-body);
    }
  }
`;

const Platforms = styled.div`
  margin-top: auto;

  ${phone} {
    display: none;
  }
`;

const Room = styled.main`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  padding: 72px 72px var(--space-6);
  background: var(--color-bg-surface);

  ${laptop} {
    padding: 72px var(--space-6) var(--space-6);
  }
  ${phone} {
    padding: var(--space-6) var(--space-4);
  }
`;

const Task = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  min-width: 0;
  padding-bottom: var(--space-6);

  & h1[data-look='title'] {
    font: var(--type-num-xl);
  }
  & button[type='submit'] {
    width: 100%;
  }
  /* In a sentence colour alone does not tell a link. */
  & p a {
    text-decoration: underline;
  }

  ${phone} {
    align-content: start;
  }
`;

const Foot = styled.footer`
  display: flex;
  justify-content: center;
  gap: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
