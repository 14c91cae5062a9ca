import { Eye, Lock, Sprout, User } from 'lucide-react';
import styled from 'styled-components';
import { Icon, useWords } from '#design-system';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { useRoleName } from '#app/session/useRoleName.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { whyWords } from './words.ts';

/** Each right that shaped the number, with what it does to it. */
export function Gates({ metric, report: { reader, hasNatural } }: { metric: MetricId; report: Report }) {
  const t = useWords(whyWords);
  const { viewer } = useCurrentPage().access;
  const { flag } = catalogue[metric];
  const { natural } = reader.flags;
  const role = useRoleName();
  return (
    <List>
      <Gate icon={User} words={viewer?.role === 'channel' ? t.ownChannels(role) : t.role(role)} />
      {flag && <Gate icon={Eye} words={t.visible(t[flag])} />}
      {hasNatural && <Gate icon={natural ? Sprout : Lock} words={natural ? t.included(t.natural) : t.withheld(t.natural)} />}
    </List>
  );
}

function Gate({ icon, words }: { icon: typeof Eye; words: string }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{words}</span>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1h);

  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2);
    color: var(--color-text-secondary);
  }
`;
