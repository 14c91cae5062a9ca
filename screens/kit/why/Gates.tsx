import { Eye, Lock, Sprout, User } from 'lucide-react';
import styled from 'styled-components';
import { Icon, Text, useWords } from '#design-system';
import { useHere } from '#app/access/here.ts';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import type { Report } from '#screens/kit/view/index.ts';
import { whyWords } from './words.ts';

/** Each right that shaped the number, with what it does to it. */
export function Gates({ metric, report: { reader, hasNatural } }: { metric: MetricId; report: Report }) {
  const t = useWords(whyWords);
  const { account } = useSignedIn();
  const { viewer } = useHere().standing;
  const { flag } = catalogue[metric];
  const { natural } = reader.flags;
  const role = account?.newRoleName ?? account?.roleName ?? '';
  return (
    <List>
      <Gate icon={User} words={viewer?.role === 'channel' ? t.ownChannels(role) : t.role(role)} />
      {flag && <Gate icon={Eye} words={t.visible(t[flag])} code={codes[flag]} />}
      {hasNatural && (
        <Gate icon={natural ? Sprout : Lock} words={natural ? t.included(t.natural) : t.withheld(t.natural)} code={codes.natural} />
      )}
    </List>
  );
}

/** By the names of the service, for who grants them. */
const codes = {
  pay: 'payAuth',
  retention: 'retentionAuth',
  natural: 'isNatureOpen',
  top: 'topAuth',
  order: 'orderAuth',
  event: 'eventAuth',
} as const;

function Gate({ icon, words, code }: { icon: typeof Eye; words: string; code?: string }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{words}</span>
      {code && (
        <Text kind="caption" tone="tertiary">
          {code}
        </Text>
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1h);

  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-text-secondary);
  }
`;
