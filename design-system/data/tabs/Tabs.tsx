import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import styled from 'styled-components';

export interface TabItem {
  id: string;
  label: string;
  /** How many things are inside, quiet beside the label. */
  count?: number;
  isDisabled?: boolean;
  /** Tabs that are addresses: the router shows the panel, so there is no `content`. */
  href?: string;
  content?: ReactNode;
}

interface TabsProps {
  label: string;
  items: TabItem[];
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Views of one subject, one at a time. A choice that filters what is shown is a SegmentedControl. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <Column {...(selected !== undefined && { selectedKey: selected })} onSelectionChange={(key) => onSelect?.(String(key))}>
      <Row aria-label={label}>
        {items.map(({ id, label: name, count, isDisabled, href }) => (
          <Heading
            key={id}
            id={id}
            {...(id === selected && { ref: keepInSight })}
            {...(href && { href })}
            {...(isDisabled && { isDisabled })}
          >
            {name}
            {count !== undefined && <Count>{count.toLocaleString('en-US')}</Count>}
          </Heading>
        ))}
      </Row>
      {items.map(
        ({ id, content }) =>
          content !== undefined && (
            <Content key={id} id={id}>
              {content}
            </Content>
          ),
      )}
    </Column>
  );
}

/** Where there are more than fit, the row is scrolled to the open one, as soon as it has its room: by no more than that, and the page not at all. */
function keepInSight(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!list) return undefined;
  const observer = new ResizeObserver(() => {
    const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    if (place.right > room.right) list.scrollLeft += place.right - room.right;
    if (place.left < room.left) list.scrollLeft -= room.left - place.left;
  });
  // Counts come later, and push what stands behind them.
  for (const each of [list, ...list.children]) observer.observe(each);
  return () => observer.disconnect();
}

const Column = styled(AriaTabs)`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`;

/* A ring needs room beside the words, also at the edges of what scrolls: the row reaches that much beyond its lines. */
const reach = '6px';

const Row = styled(TabList)`
  display: flex;
  gap: calc(var(--space-5) - 2 * ${reach});
  margin-inline: -${reach};
  padding-bottom: 1px;
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(var(--color-border-default) 0 0) center bottom / calc(100% - 2 * ${reach}) 1px no-repeat;

  @media (forced-colors: active) {
    padding-bottom: 0;
    border-bottom: 1px solid;
  }
`;

const Heading = styled(Tab)`
  position: relative;
  flex: none;
  padding: var(--space-2) ${reach} 11px;
  color: var(--color-text-secondary);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  outline-offset: -2px;

  &::after {
    content: '';
    position: absolute;
    inset: auto ${reach} 0;
    border-bottom: 2px solid transparent;
  }

  &[data-selected]::after {
    border-color: var(--color-accent-solid);
  }

  &[data-hovered] {
    color: var(--color-text-primary);
  }

  &[data-selected] {
    color: var(--color-text-primary);
    font-weight: 600;
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;

const Count = styled.span`
  margin-left: var(--space-1);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-tertiary);
`;

const Content = styled(TabPanel)`
  min-width: 0;
  outline-offset: 4px;
`;
