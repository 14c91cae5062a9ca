import styled from 'styled-components';
import { bilingual, Glyph, Mark, phone, Text, useWords } from '#design-system';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useMediumName } from '../../useMediumName.ts';
import { productName } from '#app/lib/config/current.ts';

/** Both sides of a connection, and that it is half done: authorized there, not confirmed here. */
export function Ends({ medium }: { medium: Medium }) {
  const t = useWords(words);
  const name = useMediumName(medium);
  const { account } = useSignedIn();
  return (
    <Line>
      <End>
        <Square>
          <Mark />
        </Square>
        <div>
          <Text isStrong>{account?.company || productName()}</Text>
          <Text as="p" kind="caption" tone="secondary">
            {account?.email}
          </Text>
        </div>
      </End>
      <Way aria-hidden />
      <End>
        <Glyph name={name} size={48} />
        <div>
          <Text isStrong>{name}</Text>
          <Text as="p" kind="caption" tone="secondary">
            {t.waits}
          </Text>
        </div>
      </End>
    </Line>
  );
}

const words = bilingual({
  waits: ['已授权，等待确认', 'Authorized, not confirmed yet'],
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-2);

  ${phone} {
    flex-direction: column;
    align-items: stretch;
    padding: 0;
  }
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-3);
  max-width: 45%;

  ${phone} {
    max-width: none;
  }
`;

const Square = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
`;

/* Walked as far as the dot in the middle. */
const Way = styled.span`
  position: relative;
  flex: 1;
  min-width: 40px;
  height: 11px;

  &::before {
    content: '';
    position: absolute;
    inset: 5px 0 auto;
    border-top: 1px dashed var(--color-trace-line);
    border-image: linear-gradient(90deg, var(--color-trace-dot) 50%, transparent 50%) 1;
  }
  &::after {
    content: '';
    position: absolute;
    top: 0;
    left: calc(50% - 5px);
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--color-trace-origin);
  }

  ${phone} {
    flex: none;
    width: 48px;
    height: 28px;

    &::before {
      inset: 0 auto 0 23px;
      border-top: 0;
      border-left: 1px dashed var(--color-trace-line);
      border-image: none;
    }
    &::after {
      top: 9px;
      left: 18px;
    }
  }
`;
