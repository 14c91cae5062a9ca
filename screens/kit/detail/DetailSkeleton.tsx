import styled from 'styled-components';
import { Panel, Skeleton, Stack } from '#design-system';

/** The shape of most records: a row of tabs, and a panel of facts. */
export function DetailSkeleton() {
  return (
    <Column>
      <Stack direction="row" gap="5">
        {[56, 72, 64].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
      <Panel>
        <Stack gap="4">
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </Panel>
      <Panel>
        <Skeleton shape="form" height={220} />
      </Panel>
    </Column>
  );
}

const lines = ['62%', '48%', '70%', '55%', '40%'] as const;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--size-gutter);
`;
