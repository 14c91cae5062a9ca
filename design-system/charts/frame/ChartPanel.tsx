import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { SegmentedControl } from '../../fields/segmented-control/SegmentedControl.tsx';
import { phone, print } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { isNarrow } from '../plot/scale/box.ts';
import { useWidth } from '../plot/scale/useWidth.ts';
import { PanelContext, type ChartContents, type ChartForm } from './panel.ts';
import { PanelMenu } from './PanelMenu.tsx';

interface ChartPanelProps {
  title: string;
  /** What else must be known to read it: a unit, a definition. */
  note?: ReactNode;
  /** Controls of this chart alone: day or hour, a link to all rows. */
  actions?: ReactNode;
  /** Further items of the menu. */
  menu?: ReactNode;
  /** From the address, where a link should open the same form. */
  form?: ChartForm;
  onFormChange?: (form: ChartForm) => void;
  /** For panels where the sentence is already shown elsewhere or has no space. Screen readers and copying still use it. */
  isSentenceHidden?: boolean;
  /** Sample data of a service that is not active yet: marked, paler, and without copy and export. */
  isSample?: boolean;
  children: ReactNode;
}

/** A panel around one chart, or a few that belong together: title, legend, the switch of forms, and a menu to copy and save. */
export function ChartPanel({
  title,
  note,
  actions,
  menu,
  form: controlledForm,
  onFormChange,
  isSentenceHidden = false,
  isSample = false,
  children,
}: ChartPanelProps) {
  const t = useWords(words);
  const [own, setOwn] = useState<ChartForm>('chart');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [measure, width] = useWidth();
  const panel = useRef<HTMLDivElement>(null);
  const contents = useRef(new Map<string, ChartContents>());
  const titleId = useId();
  const form = controlledForm ?? own;
  const choose = useCallback(
    (next: ChartForm) => {
      setOwn(next);
      onFormChange?.(next);
    },
    [onFormChange],
  );
  const around = useMemo(
    () => ({
      form,
      choose,
      isSentenceHidden,
      legendSlot: slot,
      keep: (id: string, held: ChartContents) => {
        contents.current.set(id, held);
        return () => contents.current.delete(id);
      },
    }),
    [form, choose, isSentenceHidden, slot],
  );
  const forms = [
    { value: 'chart', label: t.chart },
    { value: 'table', label: t.table },
    { value: 'sentence', label: t.sentence },
  ] as const;
  return (
    <Panel ref={panel} aria-labelledby={titleId} data-sample={isSample || undefined}>
      <Head ref={measure}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {isSample && <Tag kind="line">{t.sample}</Tag>}
        {note && (
          <Text kind="caption" tone="tertiary" isCut>
            {note}
          </Text>
        )}
        <Rest />
        <Slot ref={setSlot} />
        <Controls data-picture="none">
          {actions}
          {!isNarrow(width) && <SegmentedControl label={t.form} size="sm" options={forms} value={form} onChange={choose} />}
          {!isSample && (
            <PanelMenu title={title} panel={panel} contents={contents} {...(isNarrow(width) && { forms, form, onForm: choose })}>
              {menu}
            </PanelMenu>
          )}
        </Controls>
      </Head>
      <PanelContext value={around}>
        <Body>{children}</Body>
      </PanelContext>
    </Panel>
  );
}

const words = bilingual({
  form: ['呈现形式', 'View as'],
  chart: ['图', 'Chart'],
  table: ['表', 'Table'],
  sentence: ['句', 'Text'],
  sample: ['示例数据', 'Sample data'],
});

/* A group and not a landmark: a page has a dozen of them. */
const Panel = styled(Group)`
  --chart-bleed: var(--space-4);
  min-width: 0;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  background: var(--color-bg-surface);

  &[data-sample] {
    border-style: dashed;
    border-color: var(--color-border-strong);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 44px;
  padding: var(--space-1h) var(--space-2) var(--space-1h) var(--space-4);
  white-space: nowrap;

  /* The title is whole: the note gives way, then legend and controls stand on a line below. */
  & > [data-cut] {
    flex: 0 1 auto;
    min-width: 0;
  }
  & > h2 {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  /* On a phone the note stands below the title and its controls, and is not cut. */
  ${phone} {
    & > [data-cut] {
      order: 1;
      flex: 1 0 100%;
      white-space: normal;
    }
  }
`;

const Rest = styled.span`
  flex: 1;
`;

const Slot = styled.div`
  display: flex;

  ${phone} {
    order: 2;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  margin-left: auto;

  /* Small buttons stand as far from each other as a finger needs. */
  ${phone} {
    gap: var(--space-4);
  }

  ${print} {
    display: none;
  }
`;

const Body = styled.div`
  padding: 0 var(--space-4) 14px;

  [data-sample] > & {
    opacity: 0.8;
  }
`;
