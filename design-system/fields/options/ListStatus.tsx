import { CircleAlert } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import type { OptionId } from './option.ts';
import type { FoundOptions } from './useFoundOptions.ts';

interface ListStatusProps {
  found: Pick<FoundOptions<OptionId>, 'count' | 'isCut' | 'state' | 'more' | 'retry' | 'canRetry'>;
  /** What was typed; repeated where it finds nothing. */
  query: string;
  /** The focus stays in the field, which repeats a failed request on Enter. */
  isFocusOutside?: boolean;
  /** What happens instead with a query that finds nothing: “按 Enter 使用它”. */
  otherwise?: string | undefined;
}

/** The line that stands in a list in place of its options, or below them: waiting, nothing found, failed. */
export function ListStatus({ found, query, isFocusOutside, otherwise }: ListStatusProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  if (found.state === 'failed' && !found.canRetry) return <Line>{t.absent}</Line>;
  if (found.state === 'failed' || found.more === 'failed')
    return (
      <Line data-tone="bad">
        <Icon of={CircleAlert} size="sm" />
        {found.state === 'failed' ? t.failed : t.moreFailed}
        <Retry slot={null} excludeFromTabOrder={isFocusOutside ?? false} preventFocusOnPress onPress={found.retry}>
          {t.retry}
        </Retry>
      </Line>
    );
  if (found.isCut)
    return (
      <Line data-edge>{query.trim() === '' ? t.all(figureText(found.count, locale)) : t.matches(figureText(found.count, locale))}</Line>
    );
  if (found.count > 0) return null;
  if (found.state === 'busy')
    return (
      <Line>
        <Spinner size="sm" />
        {t.loading}
      </Line>
    );
  return (
    <Line>
      {query.trim() === '' ? t.empty : t.noMatch(query.trim())}
      {otherwise && <span>{otherwise}</span>}
    </Line>
  );
}

/** On a closed field, where its arrow stands: its options did not load. */
export function FailedMark() {
  const t = useWords(words);
  return (
    <Mark data-failed>
      <Icon of={CircleAlert} size="sm" label={t.failed} />
    </Mark>
  );
}

/** In a list that opens empty. It may fill while it is open: whether options are still on their way is known only where the field is busy. */
export function NoOptions({ isBusy }: { isBusy: boolean }) {
  const t = useWords(words);
  return (
    <Line as="div" data-none>
      {isBusy && <Spinner size="sm" />}
      {isBusy ? t.loading : t.noneYet}
    </Line>
  );
}

const words = bilingual({
  loading: ['加载中', 'Loading'],
  failed: ['没有加载成功', 'Couldn’t load'],
  absent: ['你的服务没有提供这部分', 'Your service doesn’t offer this'],
  moreFailed: ['后面的没有加载成功', 'Couldn’t load more'],
  retry: ['重试', 'Retry'],
  all: [(count: string) => `共 ${count} 项，输入文字查找`, (count: string) => `${count} total. Type to search`],
  matches: [(count: string) => `匹配 ${count} 项`, (count: string) => `${count} ${count === '1' ? 'match' : 'matches'}`],
  empty: ['没有可选项', 'No options'],
  noneYet: ['还没有可选项', 'No options yet'],
  noMatch: [(query: string) => `没有与“${query}”匹配的选项`, (query: string) => `No options match “${query}”`],
});

const Line = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 40px;
  padding: var(--space-2) var(--space-3);
  color: var(--color-text-tertiary);
  overflow-wrap: anywhere;

  &[data-edge] {
    min-height: 0;
    border-top: 1px solid var(--color-border-subtle);
    font: var(--type-caption);
  }
  &[data-tone='bad'] {
    color: var(--color-negative-text);
  }
`;

const Mark = styled.span`
  display: inline-flex;
  color: var(--color-negative-text);
`;

const Retry = styled(AriaButton)`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-link);
  font: var(--type-label);
  cursor: pointer;

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
