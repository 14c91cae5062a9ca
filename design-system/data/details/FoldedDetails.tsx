import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import styled from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Copyable } from '../../primitives/copyable/Copyable.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import type { DetailsProps } from './Details.tsx';

/** The contents of Details. */
export function FoldedDetails({ items, align = 'center' }: DetailsProps) {
  const t = useWords(words);
  return (
    <Fold data-align={align}>
      <Trigger slot="trigger">
        <Icon of={ChevronRight} />
        {t.details}
      </Trigger>
      <DisclosurePanel>
        <Facts>
          <DescriptionList items={[...items]} />
          <Copyable text={items.map(({ term, value }) => `${term}: ${value}`).join('\n')} isButton />
        </Facts>
      </DisclosurePanel>
    </Fold>
  );
}

const words = bilingual({ details: ['详细信息', 'Details'] });

const Fold = styled(Disclosure)`
  flex-basis: 100%;
  text-align: start;

  &[data-align='center'] {
    display: grid;
    justify-items: center;
  }
`;

const Trigger = styled(Button)`
  ${fingerRoom}
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  cursor: pointer;

  ${phone} {
    /* A button above keeps its own room for a finger. */
    &::after {
      top: -8px;
      bottom: -14px;
    }
  }

  &[data-hovered] {
    color: var(--color-text-primary);
  }

  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  width: fit-content;
  max-width: 100%;
  margin-top: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--color-border-subtle);
  border-radius: var(--radius-sm);
  font: var(--type-caption);
`;
