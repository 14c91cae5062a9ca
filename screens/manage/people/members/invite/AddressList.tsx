import styled from 'styled-components';
import { Tag, Text, useWords } from '#design-system';
import type { PastedAddress } from './parseAddresses.ts';
import type { Outcome } from './useInvitations.ts';
import { words } from './words.ts';

interface AddressListProps {
  addresses: readonly PastedAddress[];
  outcomes: ReadonlyMap<string, Outcome>;
}

/** Every pasted address with its check, and later with what became of it. */
export function AddressList({ addresses, outcomes }: AddressListProps) {
  const t = useWords(words);
  return (
    <Lines aria-label={t.list}>
      {addresses.map(({ place, email, state }) => {
        const outcome = outcomes.get(email);
        return (
          <li key={place}>
            <Text kind="mono" isCut tone={state === 'new' ? 'primary' : 'tertiary'}>
              {email}
            </Text>
            <Result state={state} outcome={state === 'repeated' ? undefined : outcome} />
          </li>
        );
      })}
    </Lines>
  );
}

function Result({ state, outcome }: { state: PastedAddress['state']; outcome: Outcome | undefined }) {
  const t = useWords(words);
  if (outcome?.is === 'sent') return <Tag kind={outcome.note ? 'warning' : 'positive'}>{outcome.note ?? t.sent}</Tag>;
  if (outcome?.is === 'failed') return <Tag kind="negative">{outcome.reason}</Tag>;
  if (outcome) return <Tag>{t.sending}</Tag>;
  const kinds = { new: 'accent', invalid: 'negative', repeated: 'warning', member: 'warning' } as const;
  return <Tag kind={kinds[state]}>{t[state]}</Tag>;
}

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--color-border-subtle);

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    min-height: 32px;
    padding: var(--space-1) 0;
    border-bottom: 1px solid var(--color-border-subtle);
    overflow-wrap: anywhere;
  }
`;
