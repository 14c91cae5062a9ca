import styled from 'styled-components';
import { Heading, phone, Text } from '#design-system';

/** What the pages before the sign-in promise, above what they show. */
export function Pitch({ promise, lead }: { promise: string; lead: string }) {
  return (
    <Room>
      <Heading level={2} look="hero">
        {promise}
      </Heading>
      <Text as="p" tone="secondary">
        {lead}
      </Text>
    </Room>
  );
}

const Room = styled.div`
  padding: var(--space-6) 0;

  & > p {
    margin-top: var(--space-1);
    font-size: 16px;
    line-height: 26px;
  }

  ${phone} {
    padding: 0;

    & > p {
      margin-top: 0;
      font: var(--type-body);
    }
  }
`;
