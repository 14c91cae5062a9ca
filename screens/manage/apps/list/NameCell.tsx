import { Star } from 'lucide-react';
import styled from 'styled-components';
import { Glyph, Icon, NameLink, Stack, useWords } from '#design-system';
import { Hits } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import type { ListedApp } from './families.ts';

/** An app that can be opened leads to its numbers. */
export function NameCell({ app: { id, name, isExpired, isFrequent } }: { app: ListedApp }) {
  const t = useWords(words);
  return (
    <Stack direction="row" gap="3">
      <Glyph name={name} size={28} />
      <Name>
        <NameLink href={isExpired ? undefined : `/monitor/dashboard?app=${id}`}>
          <Hits>{name}</Hits>
        </NameLink>
      </Name>
      {isFrequent && (
        <Pinned>
          <Icon of={Star} size="sm" label={t.star} />
        </Pinned>
      )}
    </Stack>
  );
}

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* The one icon that is filled. */
const Pinned = styled.span`
  display: inline-flex;
  color: var(--color-warning-solid);

  & svg {
    fill: currentcolor;
  }
`;
