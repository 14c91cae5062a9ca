import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Glyph, phone } from '#design-system';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { useMediumName } from './useMediumName.ts';

/** The head of a form of a medium: its sign, and what is done there. */
export function MediumHead({ of: medium, children }: { of: Medium; children: ReactNode }) {
  return (
    <Row>
      <Glyph name={useMediumName(medium)} size={32} />
      {children}
    </Row>
  );
}

/* On a phone the sign would touch the edge of the panel, and what stands below the head. */
const Row = styled.span`
  display: flex;
  gap: var(--space-3);
  align-items: center;

  ${phone} {
    padding: var(--space-1h) 0;
  }
`;
