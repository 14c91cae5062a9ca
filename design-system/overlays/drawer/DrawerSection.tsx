import type { ReactNode } from 'react';
import styled from 'styled-components';

interface DrawerSectionProps {
  title: string;
  /** Beside the title: tags, a link. */
  meta?: ReactNode;
  children: ReactNode;
}

/** One titled part of a flush drawer, parted from the one above by a hairline. */
export function DrawerSection({ title, meta, children }: DrawerSectionProps) {
  return (
    <Part>
      <Head>
        <h3>{title}</h3>
        {meta}
      </Head>
      {children}
    </Part>
  );
}

const Part = styled.section`
  padding: 14px var(--space-5);

  & + & {
    border-top: 1px solid var(--color-border-subtle);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-1h);

  & > h3 {
    font: var(--type-heading);
  }
`;
