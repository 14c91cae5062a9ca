import { RotateCw } from 'lucide-react';
import { use, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { AbsentContext } from '../../foundation/absent.ts';
import { errorNumber, FailureContext, ReportContext } from '../../foundation/failure.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Note } from '../../primitives/note/Note.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { Details } from '../details/Details.tsx';
import { Empty } from '../empty/Empty.tsx';
import { shownIn, wasStopped, type AsyncState } from './asyncState.ts';

interface AsyncViewProps<Value> {
  of: AsyncState<Value>;
  /** Has the geometry of the content, so that nothing jumps when it arrives. */
  skeleton: ReactNode;
  /** Shown instead of the children when the data is empty. Names the cause. */
  empty?: (value: Value) => ReactNode;
  /** A sentence for this error that says what to do; none where the reader stopped the request. The default is a general one. */
  explain?: (error: unknown, shown: Value | undefined) => { title: string; cause: ReactNode };
  /** The heading level of the error message: 2 where the view is directly under the page title, and has the details of an error. */
  headingLevel?: 2 | 3;
  children: (value: Value) => ReactNode;
}

/**
 * Shows the states of a request: a skeleton first, the old data while refreshing, an error with a retry button. What answers another question
 * stands dimmed, and marked, while the answer to this one is on its way, and never when that fails.
 */
export function AsyncView<Value>({ of, skeleton, empty, explain, headingLevel = 3, children }: AsyncViewProps<Value>) {
  const t = useWords(words);
  const isAbsent = use(AbsentContext);
  const { error, isFetching, refetch } = of;
  const data = shownIn(of);
  const retry = (size: 'sm' | 'md') => (
    <Button icon={RotateCw} size={size} isBusy={isFetching} onPress={() => void refetch()}>
      {t.retry}
    </Button>
  );
  const failure = error || wasStopped(of) ? (explain?.(error, data) ?? { title: t.failed, cause: t.cause }) : undefined;
  const number = errorNumber(error);
  const known = use(FailureContext)(error);
  const reports = use(ReportContext);

  const isFormer = of.isPlaceholderData === true;
  const nothing = data === undefined ? undefined : empty?.(data);
  // That another question found nothing says nothing of this one.
  const isUnanswered = isFormer && nothing !== undefined && nothing !== null;

  if (data === undefined || isUnanswered) {
    if (error && isAbsent(error)) return <Empty kind="locked" headingLevel={headingLevel} title={t.absent} cause={t.absentCause} />;
    if (failure) {
      const cause = known?.cause ?? (
        <>
          {failure.cause}
          {number !== undefined && ` (${number})`}
        </>
      );
      const actions = (
        <>
          {retry('md')}
          {error ? reports?.button() : null}
          {headingLevel === 2 && known && <Details items={known.details} />}
        </>
      );
      return <Empty kind="failed" headingLevel={headingLevel} title={failure.title} cause={cause} actions={actions} />;
    }
    return (
      // An <output> may only hold words; a skeleton is made of blocks.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="status" aria-busy aria-label={t.loading}>
        {skeleton}
      </div>
    );
  }
  const isWaiting = isFetching || isFormer;
  return (
    <Region aria-busy={isWaiting || undefined} data-refreshing={isWaiting || undefined}>
      {isWaiting && <Progress label={t.refreshing} isLine />}
      {isFormer && <Former>{t.former}</Former>}
      {failure && !isFetching && (
        <Note kind="warning" title={failure.title} action={retry('sm')}>
          {known?.cause && `${known.cause} `}
          {t.stale}
        </Note>
      )}
      <div>{nothing ?? children(data)}</div>
    </Region>
  );
}

const words = bilingual({
  loading: ['加载中', 'Loading'],
  refreshing: ['正在更新', 'Refreshing'],
  former: ['正在加载，下面还是上一次查询的数据', 'Loading. Still showing your previous query'],
  failed: ['加载失败', 'Couldn’t load'],
  cause: ['服务没有正常应答，页面其他部分不受影响。', 'The service didn’t respond as expected. The rest of the page still works.'],
  absent: ['你的服务没有提供这部分', 'Your service doesn’t offer this'],
  absentCause: ['页面其他部分不受影响。需要时请联系管理员。', 'The rest of the page still works. Ask your administrator if you need it.'],
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

const fade = keyframes`
  from { opacity: 0; }
`;

/* Over what it marks, so that nothing moves; an answer that comes at once needs no mark. */
const Former = styled.span`
  position: absolute;
  z-index: var(--z-sticky);
  inset-block-start: var(--space-2);
  justify-self: center;
  padding: 5px var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-bg-inverse);
  color: var(--color-text-inverse);
  font: var(--type-caption);
  animation: ${fade} var(--motion-duration-fast) var(--motion-easing-standard) 400ms backwards;
`;
