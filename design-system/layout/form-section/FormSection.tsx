import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../../primitives/heading/Heading.tsx';

interface FormSectionProps {
  title: string;
  level?: 2 | 3;
  /** Why these are asked together and what they change. */
  explanation?: ReactNode;
  /** Beside each other where there is room; a GridCell `span="all"` takes a whole line. */
  columns?: 1 | 2;
  /** Fields. */
  children: ReactNode;
}

/** Fields that belong together, with their title at the left or, in a narrow place like a drawer, above. */
export function FormSection({ title, level = 2, explanation, columns = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <Measure aria-labelledby={id}>
      <Layout>
        <Intro>
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {explanation !== undefined && <Explanation>{explanation}</Explanation>}
        </Intro>
        <Fields data-columns={columns}>{children}</Fields>
      </Layout>
    </Measure>
  );
}

/* It is the room it has that decides, not the window: forms stand in pages, panels and drawers. */
const Measure = styled.section`
  container-type: inline-size;

  & + & {
    margin-top: var(--space-5);
    padding-top: var(--space-5);
    border-top: 1px solid var(--color-border-subtle);
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @container (min-width: 880px) {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: var(--space-10);
  }
`;

const Intro = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
`;

const Explanation = styled.p`
  max-width: 44em;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-4);

  @container (min-width: 520px) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
