import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, Mark, phone, Text, ToastRegion, useWords } from '#design-system';
import { EntryPath, type EntryStop } from './EntryPath.tsx';
import { Halves } from './Halves.tsx';
import { Pitch } from './Pitch.tsx';
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
  const side = (
    <>
      <Link href="/home" kind="quiet">
        <Mark size="lg" hasName isDrawing />
      </Link>
      <Pitch promise={promise} lead={lead} />
      <EntryPath label={promise} stops={stops} />
      <Platforms>
        <Text as="p" kind="caption" tone="tertiary">
          {t.platforms}
        </Text>
      </Platforms>
    </>
  );
  return (
    <>
      <Halves side={side}>
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
      </Halves>
      {/* Not around every page before the sign-in: the sign-in itself has nothing to tell, and must be light. */}
      <ToastRegion />
    </>
  );
}

const Platforms = styled.div`
  margin-top: auto;

  ${phone} {
    display: none;
  }
`;

const Task = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  gap: var(--space-4);
  /* Room for the switches in the corner, and as much under it. */
  padding: var(--space-10) 0;

  ${phone} {
    align-content: start;
    padding: 0 0 var(--space-6);
  }
`;

const Foot = styled.footer`
  display: flex;
  justify-content: center;
  gap: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
