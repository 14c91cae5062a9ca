import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Boundary } from '../../foundation/Boundary.tsx';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { panelFrame } from './panel-look.ts';
import { PanelFailed } from './PanelFailed.tsx';

interface PanelProps {
  title?: ReactNode;
  level?: 2 | 3;
  /** What the title leaves open: a unit, a count, a period. */
  note?: ReactNode;
  actions?: ReactNode;
  /** The content brings its own padding and reaches the edges: tables, lists, strips. */
  isFlush?: boolean;
  /** Invented data of a service that is not open yet. Never beside own numbers. */
  isSample?: boolean;
  /** At the lower edge: a pager, a FormFooter. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One subject of a page with its name. Panels stand beside and below each other, never in each other. */
export function Panel({ title, level = 2, note, actions, isFlush, isSample, footer, children }: PanelProps) {
  const t = useWords(words);
  const id = useId();
  return (
    <Frame as={title ? 'section' : 'div'} aria-labelledby={title ? id : undefined} data-sample={isSample || undefined}>
      {title && (
        <Head>
          <Naming>
            <Heading level={level} id={id} isCut>
              {title}
            </Heading>
            {isSample && <Tag kind="line">{t.sample}</Tag>}
            {note !== undefined && <Note>{note}</Note>}
          </Naming>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body data-flush={isFlush || undefined} data-headless={title ? undefined : true}>
        <Boundary fallback={(_, retry) => <PanelFailed onRetry={retry} />}>{children}</Boundary>
      </Body>
      {footer}
    </Frame>
  );
}

const words = bilingual({ sample: ['示例数据', 'Sample data'] });

const Frame = styled.section`
  ${panelFrame}
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: var(--space-1h) var(--space-2) var(--space-1h) var(--space-4);
`;

/* On a phone a note that has no room beside the title stands under it, in as many lines as it needs. */
const Naming = styled.div`
  display: contents;

  & > h2,
  & > h3 {
    flex-shrink: 0;
    max-width: 60%;
  }
  &:only-child > :only-child {
    max-width: 100%;
  }
  ${phone} {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);

    & > h2,
    & > h3 {
      max-width: 60vw;
    }
    /* Beside nothing it has all of the width, and lines below. */
    &:only-child > h2,
    &:only-child > h3 {
      max-width: none;
      white-space: normal;
    }
  }
`;

const Note = styled.div`
  overflow: hidden;
  min-width: 0;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
  flex-shrink: 1000;

  ${phone} {
    white-space: normal;
    flex-shrink: 1;
  }
`;

/* Buttons reach to 8 from the edge, bare words keep the 16 of the text. */
const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;
  color: var(--color-text-secondary);
  font-size: 12px;

  & > :last-child:not(button, [data-kind='secondary'], [role='group'], [role='radiogroup']) {
    margin-right: var(--space-2);
  }
  /* A search takes what is left; buttons without room beside each other stand below each other. */
  ${phone} {
    flex: 0 1 auto;
    min-width: 0;

    &:not(:has(input)) {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
  }
`;

const Body = styled.div`
  padding: 0 var(--space-4) 14px;

  &[data-headless] {
    padding-top: 14px;
  }
  &[data-flush] {
    overflow: clip;
    padding: 0;
  }
  &[data-flush][data-headless] {
    border-radius: 5px 5px 0 0;
  }
  &:last-child {
    border-bottom-right-radius: 5px;
    border-bottom-left-radius: 5px;
  }
`;
