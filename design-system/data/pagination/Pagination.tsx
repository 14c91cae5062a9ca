import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { Select } from '../../fields/select/Select.tsx';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { pagesAround, toExistingPage } from './pages.ts';

interface PaginationProps {
  /** Rows in all, after filters. */
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Without it the size cannot be changed. */
  onPageSize?: (size: number) => void;
  pageSizes?: readonly number[];
}

/** For a table whose rows come from the service page by page. A table that has all its rows scrolls instead. */
export function Pagination({ total, page, pageSize, onPage, onPageSize, pageSizes = usualSizes }: PaginationProps) {
  const t = useWords(words);
  const last = Math.ceil(total / pageSize);
  const current = toExistingPage(page, last);
  return (
    <Bar aria-label={t.pages}>
      <Total>{t.total(total.toLocaleString('en-US'))}</Total>
      {onPageSize && (
        <Sizes>
          <span aria-hidden>{t.perPage}</span>
          <Select
            label={t.perPage}
            isLabelHidden
            size="sm"
            value={pageSize}
            options={pageSizes.map((size) => ({ id: size, label: String(size) }))}
            onChange={onPageSize}
          />
        </Sizes>
      )}
      <IconButton icon={ChevronLeft} label={t.previous} isDisabled={current <= 1} onPress={() => onPage(current - 1)} />
      {pagesAround(current, last).map((number, place) =>
        number === null ? (
          // Two gaps differ only by where they are.
          // oxlint-disable-next-line react/no-array-index-key
          <Gap key={`gap ${place}`}>…</Gap>
        ) : (
          <Page key={number} aria-label={t.page(number)} aria-current={number === current ? 'page' : false} onPress={() => onPage(number)}>
            {number}
          </Page>
        ),
      )}
      <IconButton icon={ChevronRight} label={t.next} isDisabled={current >= last} onPress={() => onPage(current + 1)} />
    </Bar>
  );
}

const usualSizes = [20, 50, 100] as const;

const words = bilingual({
  pages: ['分页', 'Pagination'],
  total: [(count: string) => `共 ${count} 项`, (count: string) => `${count} total`],
  perPage: ['每页', 'Per page'],
  previous: ['上一页', 'Previous page'],
  next: ['下一页', 'Next page'],
  page: [(number: number) => `第 ${number} 页`, (number: number) => `Page ${number}`],
});

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  border-top: 1px solid var(--color-border-default);
  font: var(--type-caption);
  color: var(--color-text-secondary);
`;

const Total = styled.span`
  margin-right: auto;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Sizes = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-right: var(--space-2);
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`;

const Page = styled(Button)`
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 var(--space-1);
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  background: none;
  color: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-hover);
  }

  &[aria-current='page'] {
    border-color: var(--color-accent-solid);
    color: var(--color-text-link);
    font-weight: 600;
  }

  ${phone} {
    position: relative;
    min-width: 36px;
    height: var(--size-control-lg);

    /* A finger needs 40 pixels: the gap between two numbers belongs to both. */
    &::after {
      content: '';
      position: absolute;
      inset: 0 calc(-0.5 * var(--space-1) - 1px);
    }
  }
`;

const Gap = styled.span`
  min-width: 20px;
  text-align: center;
`;
