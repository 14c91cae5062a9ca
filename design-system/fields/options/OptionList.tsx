import { memo, type ReactElement, type ReactNode } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { useMedia } from '../../foundation/useMedia.ts';
import { floatingGroupTitle, floatingItem } from '../../overlays/surface.ts';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import type { Option, OptionId, Row } from './option.ts';
import { OptionRow, QueryContext } from './OptionRow.tsx';

interface OptionListProps {
  rows: readonly Row[];
  /** Marked where it was found. */
  query?: string;
  isMultiple?: boolean;
  /** A dozen options at most. */
  isShort?: boolean;
  /** The shown options belong to an older query and are about to change. */
  isStale?: boolean;
  /** Where there are none, as a part of the list, which keeps the focus. Without it the list is not there. */
  none?: ReactNode;
}

/**
 * The options of a react-aria Select or ComboBox. Of long lists only what is in sight is drawn; a short one gives its popover the width of
 * its longest option. It does not render again with its field, because react-aria builds the list from the elements of all options.
 */
export const OptionList = memo(function OptionList({ rows, query = '', isMultiple = false, isShort, isStale, none }: OptionListProps) {
  const rowHeight = useMedia(phone) ? 44 : 32;
  const list = (
    <List
      items={rows}
      aria-busy={isStale || undefined}
      data-many={isMultiple || undefined}
      data-short={isShort || undefined}
      {...(none && { renderEmptyState: () => none })}
    >
      {isMultiple ? manyOf : oneOf}
    </List>
  );
  const layout = { estimatedRowHeight: rowHeight, estimatedHeadingHeight: 30, loaderHeight: 32, padding: 4 };
  return (
    <QueryContext value={query}>
      {isShort ? (
        list
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={layout}>
          {list}
        </Virtualizer>
      )}
    </QueryContext>
  );
});

function rendererOf(isMultiple: boolean) {
  const renderOption = (option: Option<OptionId>) => (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={Boolean(option.unavailable)}>
      {({ isSelected }) => <OptionRow option={option} isSelected={isSelected} isMultiple={isMultiple} />}
    </ListBoxItem>
  );
  return function renderRow(row: Row): ReactElement {
    if ('loadMore' in row)
      return (
        <ListBoxLoadMoreItem onLoadMore={row.loadMore} isLoading={row.isBusy}>
          <Spinner size="sm" />
        </ListBoxLoadMoreItem>
      );
    if (!('options' in row)) return renderOption(row);
    return (
      <ListBoxSection id={row.id}>
        <Header data-first={row.isFirst || undefined}>{row.title}</Header>
        <Collection items={row.options}>{renderOption}</Collection>
      </ListBoxSection>
    );
  };
}

// Stable functions: with a new one react-aria renders all options again.
const oneOf = rendererOf(false);
const manyOf = rendererOf(true);

/* The rows are styled from here and not one by one: ten thousand styled components are slow to make. */
const List = styled(ListBox<Row>)`
  flex: 0 1 auto;
  min-height: 0;
  max-height: 320px;
  overflow: auto;
  outline: 0;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;
  transition: opacity var(--motion-duration-fast);

  /* While a list is scrolled react-aria takes its rows away from the pointer: a press right after the wheel would be lost. */
  & > [role='presentation'] {
    pointer-events: auto !important;
  }
  &[aria-busy] {
    opacity: 0.6;
  }
  &[data-empty]:not(:has([data-none])) {
    display: none;
  }
  & [role='option'] {
    ${floatingItem}
    margin: 0;
  }
  & [role='option'][data-focus-visible] {
    border-radius: 0 var(--radius-sm) var(--radius-sm) 0;
  }
  & [role='option'] > [data-shape] {
    outline: 0;
  }
  &[data-many] [role='option'][data-selected]:not([data-focused]) {
    background: none;
  }
  &[data-many] [role='option'][data-selected] {
    font-weight: 400;
  }
  &[data-short] {
    padding: var(--space-1);
  }
  & header {
    ${floatingGroupTitle}
    padding: var(--space-2) var(--space-2) var(--space-1);
  }
  & header[data-first] {
    padding-top: var(--space-1);
  }
  & [role='option']:has(> [role='img']) {
    justify-content: center;
    color: var(--color-text-tertiary);
  }
`;
