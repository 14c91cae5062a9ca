import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Note } from '../../primitives/note/Note.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { Empty } from '../empty/Empty.tsx';

/** The state of a request. Takes a result of TanStack Query directly. */
export interface AsyncState<Value> {
  data: Value | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface AsyncViewProps<Value> {
  of: AsyncState<Value>;
  /** Has the geometry of the content, so that nothing jumps when it arrives. */
  skeleton: ReactNode;
  /** Shown instead of the children when the data is empty. Names the cause. */
  empty?: (value: Value) => ReactNode;
  /** A sentence for this error that says what to do. The default is a general one. */
  explain?: (error: unknown) => { title: string; cause: ReactNode };
  /** The heading level of the error message: 2 where the view is directly under the page title. */
  headingLevel?: 2 | 3;
  children: (value: Value) => ReactNode;
}

/** Shows the states of a request: a skeleton first, the old data while refreshing, an error with a retry button. */
export function AsyncView<Value>({ of, skeleton, empty, explain, headingLevel = 3, children }: AsyncViewProps<Value>) {
  const t = useWords(words);
  const { data, error, isFetching, refetch } = of;
  const retry = (size: 'sm' | 'md') => (
    <Button icon={RotateCw} size={size} isBusy={isFetching} onPress={() => void refetch()}>
      {t.retry}
    </Button>
  );
  const failure = error ? (explain?.(error) ?? { title: t.failed, cause: t.cause }) : undefined;

  if (data === undefined) {
    if (failure) return <Empty kind="failed" headingLevel={headingLevel} {...failure} actions={retry('md')} />;
    return (
      // An <output> may only hold words; a skeleton is made of blocks.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="status" aria-busy aria-label={t.loading}>
        {skeleton}
      </div>
    );
  }
  return (
    <Region aria-busy={isFetching || undefined} data-refreshing={isFetching || undefined}>
      {isFetching && <Progress label={t.refreshing} isLine />}
      {failure && !isFetching && (
        <Note kind="warning" title={failure.title} action={retry('sm')}>
          {t.stale}
        </Note>
      )}
      <div>{empty?.(data) ?? children(data)}</div>
    </Region>
  );
}

const words = bilingual({
  loading: ['加载中', 'Loading'],
  refreshing: ['正在更新', 'Refreshing'],
  failed: ['加载失败', 'Couldn’t load'],
  cause: ['服务没有正常应答，页面其他部分不受影响。', 'The service didn’t respond as expected. The rest of the page still works.'],
  stale: ['下面是上一次的数据。', 'Showing the last data loaded.'],
  retry: ['重试', 'Retry'],
});

const Region = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  & > :last-child {
    transition: opacity var(--motion-duration-fast) var(--motion-easing-standard);
  }

  &[data-refreshing] > :last-child {
    opacity: 0.6;
  }
`;
