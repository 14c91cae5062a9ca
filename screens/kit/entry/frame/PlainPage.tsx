import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Link, Mark, phone, Text, ToastRegion } from '#design-system';

interface PlainPageProps {
  title: string;
  lead: ReactNode;
  /** For cards beside each other. */
  isWide?: boolean;
  children: ReactNode;
}

/** A public page in one column, with nothing around it but the way home. */
export function PlainPage({ title, lead, isWide, children }: PlainPageProps) {
  return (
    <Room>
      <Column data-wide={isWide || undefined}>
        <Top>
          <Link href="/home" kind="quiet">
            <Mark hasName />
          </Link>
        </Top>
        <Parts>
          <header>
            <Heading level={1}>{title}</Heading>
            <Text as="p" tone="secondary">
              {lead}
            </Text>
          </header>
          {children}
        </Parts>
      </Column>
      <ToastRegion />
    </Room>
  );
}

const Room = styled.div`
  min-height: 100vh;
  padding: 0 var(--space-6) var(--space-16);
  background: var(--color-bg-canvas);

  ${phone} {
    padding: 0 var(--space-4) var(--space-10);
  }
`;

const Column = styled.div`
  max-width: 720px;
  margin: 0 auto;

  &[data-wide] {
    max-width: 1152px;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  height: 72px;
`;

const Parts = styled.main`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-6);

  & > header {
    padding-bottom: var(--space-2);
  }
  & > header p {
    max-width: 60em;
    margin-top: var(--space-1);
    font-size: 14px;
    line-height: 24px;
  }
  & h1[data-look='title'] {
    font: var(--type-num-xl);
  }
`;
