import styled from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { FigureCell } from '../figure-strip/FigureCell.tsx';
import { FigureStrip } from '../figure-strip/FigureStrip.tsx';
import { MasterDetail } from '../master-detail/MasterDetail.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SplitView } from '../split-view/SplitView.tsx';

type PanelShape = 'chart' | 'bars' | 'grid' | 'rows' | 'form';

/** A strip of figures, a panel, a panel with another one at its side, or one whose list stands before it. */
export type AwaitedPart = 'figures' | PanelShape | { main: PanelShape; side: PanelShape } | { list: 'rows'; main: PanelShape };

interface PanelsSkeletonProps {
  /** From above. */
  parts: readonly AwaitedPart[];
}

/** The panels of a page of which nothing has come. Inside a panel: Skeleton, and TableSkeleton where its columns are known. */
export function PanelsSkeleton({ parts }: PanelsSkeletonProps) {
  return (
    <Stack gap="4">
      {parts.map((part, index) => (
        <Part key={keyOf(part, index)} of={part} />
      ))}
    </Stack>
  );
}

const keyOf = (part: AwaitedPart, index: number) => `${index} ${typeof part === 'string' ? part : part.main}`;

function Part({ of: part }: { of: AwaitedPart }) {
  if (part === 'figures') return <Figures />;
  if (typeof part === 'string') return <Awaited shape={part} />;
  if ('list' in part)
    return (
      <MasterDetail list={<Awaited shape={part.list} />} isDetailOpen={false} onBack={() => {}}>
        <Awaited shape={part.main} />
      </MasterDetail>
    );
  return (
    <SplitView side={<Awaited shape={part.side} />}>
      <Awaited shape={part.main} />
    </SplitView>
  );
}

function Figures() {
  return (
    <FigureStrip label="">
      {['a', 'b', 'c', 'd'].map((cell) => (
        <FigureCell key={cell}>
          <Skeleton shape="figure" />
          <Skeleton shape="course" height={28} />
        </FigureCell>
      ))}
    </FigureStrip>
  );
}

/** Of what fills a panel from edge to edge the head stands in it, too. */
const flush: ReadonlySet<PanelShape> = new Set(['grid', 'rows']);
const heights = { chart: 250, bars: 260, grid: 320, rows: 320, form: 320 } as const;

function Awaited({ shape }: { shape: PanelShape }) {
  return (
    <Panel isFlush={flush.has(shape)}>
      <Head data-flush={flush.has(shape) || undefined}>
        <Skeleton width={112} />
      </Head>
      <Skeleton shape={shape} height={heights[shape]} />
    </Panel>
  );
}

/* Where the title of a panel stands. */
const Head = styled.div`
  margin-top: -14px;
  padding: 10px 0;

  &[data-flush] {
    margin-top: 0;
    padding: 10px var(--space-4);
  }
`;
