import styled from 'styled-components';
import { Button, Figure, formatDay, Glyph, Panel, phone, Text, useProvenaLocale, useWords } from '#design-system';
import { stoppedOn } from '#app/lib/ad-accounts/stoppedBefore.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { AccountState } from '#screens/kit/binding/index.ts';
import { FixButton } from '../list/FixButton.tsx';
import type { ListedAccount } from '../list/rows.ts';
import type { Fix } from '../list/useRenewals.ts';
import { words } from '../words.ts';

interface FixFirstProps {
  /** In the order of their spend. */
  of: readonly ListedAccount[];
  /** Null for those who may only look. */
  fixOf: (account: ListedAccount) => Fix | null;
  onMore: () => void;
}

const most = 5;

/** What costs data now or soon: the cause, its effect in numbers, and the one press that ends it. */
export function FixFirst({ of: accounts, fixOf, onMore }: FixFirstProps) {
  const t = useWords(words);
  const nameOf = useMediaName();
  const effectOf = useEffectText();
  const rest = accounts.length - most;
  return (
    <Panel title={t.fixFirst} note={t.fixFirstNote} isFlush>
      <List>
        {accounts.slice(0, most).map((account) => {
          const fix = fixOf(account);
          return (
            <li key={account.id}>
              <Glyph name={nameOf(account.network.name)} size={32} />
              <Name>
                <Text isStrong>{account.alias}</Text>
                <Text kind="caption" tone="tertiary">
                  {nameOf(account.network.name)} <Whole>· {account.cid}</Whole>
                </Text>
              </Name>
              <Why>
                <Text isStrong>
                  <AccountState of={account} />
                </Text>
                <Text tone="secondary">{effectOf(account)}</Text>
              </Why>
              <Spend>
                <Text kind="caption" tone="tertiary">
                  {t.spend}
                </Text>
                <Figure value={account.cost} as={{ kind: 'money' }} />
              </Spend>
              {fix && <FixButton of={fix} account={account} />}
            </li>
          );
        })}
      </List>
      {rest > 0 && (
        <More>
          <Button kind="link" size="sm" onPress={onMore}>
            {t.more(rest)}
          </Button>
        </More>
      )}
    </Panel>
  );
}

function useEffectText() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return ({ state, problemSince, expiresOn, campaigns }: ListedAccount): string => {
    if (state === 'ending' && expiresOn !== null) return t.willMiss(formatDay(expiresOn, locale), campaigns);
    // An authorization whose last day is past has no problem of the service's own: data stops on the day after.
    const stopped = stoppedOn({ problemSince, expiresOn });
    if (problemSince === null) return stopped === null ? t.missing(campaigns) : t.missingSince(formatDay(stopped, locale), campaigns);
    return t.missingSince(`${formatDay(problemSince.slice(0, 10), locale)} ${problemSince.slice(11, 16)}`, campaigns);
  };
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 32px minmax(160px, 1fr) minmax(0, 2fr) 150px 132px;
    gap: 0 var(--space-3);
    align-items: center;
    padding: 10px var(--space-4);
    border-top: 1px solid var(--color-border-subtle);
  }
  & > li > :last-child {
    justify-self: end;
    max-width: 132px;
    text-align: end;
  }

  ${phone} {
    & > li {
      grid-template-columns: 32px minmax(0, 1fr) auto;
    }
    & > li > :nth-child(5) {
      grid-row: 3;
      grid-column: 3;
      align-self: end;
    }
  }
`;

const Name = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  ${phone} {
    grid-column: 2 / -1;
  }
`;

/** An id is copied and compared: it stays on one line, after the mark between it and the name. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Why = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);

  ${phone} {
    grid-row: 2;
    grid-column: 2 / -1;
    margin-top: var(--space-2);
  }
`;

const Spend = styled.div`
  display: grid;
  white-space: nowrap;
  justify-items: end;

  ${phone} {
    grid-row: 3;
    grid-column: 2;
    justify-items: start;
    margin-top: var(--space-2);
  }
`;

const More = styled.div`
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
`;
