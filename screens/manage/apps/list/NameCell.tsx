import styled from 'styled-components';
import { Glyph, NameLink, Stack } from '#design-system';
import { appColour } from '#app/lib/glossary/appColour.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import type { ListedApp } from './families.ts';
import { StarButton } from './StarButton.tsx';

/** An app that can be opened leads to its numbers. */
export function NameCell({ app }: { app: ListedApp }) {
  const { id, name, isExpired } = app;
  return (
    <Stack direction="row" gap="2">
      <StarButton app={app} />
      <Glyph name={name} colour={isExpired ? undefined : appColour(name)} size={28} />
      <Name data-off={isExpired || undefined}>
        <NameLink href={isExpired ? undefined : `/monitor/dashboard?app=${id}`}>
          <Hits>{name}</Hits>
        </NameLink>
      </Name>
    </Stack>
  );
}

const Name = styled.span`
  min-width: 0;
  overflow: clip visible;
  text-overflow: ellipsis;
  font-weight: 500;

  &[data-off] {
    color: var(--color-text-tertiary);
  }
`;
