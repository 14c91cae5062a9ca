import { useMemo } from 'react';
import styled from 'styled-components';
import { Button, Empty, figureText, Note, Panel, Table, Text, useProvenaLocale, useWords, type Column } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { DropOuts } from '#app/api/reports/shapes.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { AnswerView, useAnswer } from '#screens/kit/question/index.ts';
import { funnelDays, requestOf, type FunnelQuestion } from '../useFunnel.ts';
import { useStepNames } from '../useStepNames.ts';
import { words } from '../words.ts';

interface DropOutListProps {
  of: FunnelQuestion;
  steps: readonly string[];
  /** The step that they did not reach. */
  at: number;
}

/** Which devices reached a step and not the next. Asked for when it is opened, and by nobody who may not see orders and events. */
export function DropOutList({ of: question, steps, at }: DropOutListProps) {
  const t = useWords(words);
  const nameOf = useStepNames();
  const { unit } = question.params;
  const { flags } = question.reader;
  const mayList = flags.order && flags.event;
  const isShown = question.params.list === 'shown';
  const toggle = () => question.setParams({ list: isShown ? 'hidden' : 'shown' });
  return (
    <Panel
      title={t.lost(unit)}
      note={t.lostNote(nameOf(steps[at - 1] ?? ''), nameOf(steps[at] ?? ''))}
      isFlush={mayList && isShown}
      actions={
        mayList && (
          <Button size="sm" onPress={toggle} aria-expanded={isShown}>
            {isShown ? t.hideLost : t.showLost}
          </Button>
        )
      }
    >
      {!mayList && <Note kind="neutral">{t.lostLocked}</Note>}
      {mayList && isShown && <Devices of={question} steps={steps} at={at} />}
    </Panel>
  );
}

function Devices({ of: question, steps, at }: DropOutListProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const select = useMediaNamesOfRows();
  const lost = useAnswer(question, {
    ...reports.dropOuts({ ...requestOf(question, steps, 'all', funnelDays(question).shown ?? question.days), step: at }),
    select,
  });
  const columns = useMemo(
    (): Column<DropOuts['rows'][number]>[] => [
      { id: 'device', title: t.device, value: ({ device }) => device, pin: 'start', width: 140, phone: 'title' },
      { id: 'day', title: t.reachedOn, value: ({ day }) => day, width: 110, phone: 'aside' },
      { id: 'channel', title: t.channel, value: ({ label }) => label, width: 150, phone: 'half' },
      { id: 'window', title: t.windowState, value: ({ isOpen }) => (isOpen ? t.stillOpen : t.closed), width: 180, phone: 'half' },
    ],
    [t],
  );
  return (
    <AnswerView
      of={lost}
      shape="grid"
      height={240}
      failed={t.lostFailed}
      empty={({ rows }) => rows.length === 0 && <Empty kind="no-data" headingLevel={3} title={t.lostNone} cause={t.lostNoneCause} />}
    >
      {({ rows, total }) => (
        <>
          <Table
            label={t.lost(question.params.unit)}
            columns={columns}
            rows={rows}
            rowKey={({ device, day }) => `${device} ${day}`}
            density="compact"
            phone="cards"
          />
          <Below>
            <Text kind="caption" tone="tertiary">
              {t.lostShown(figureText(rows.length, locale), figureText(total, locale), question.params.unit)}
            </Text>
          </Below>
        </>
      )}
    </AnswerView>
  );
}

const Below = styled.div`
  padding: var(--space-2) var(--space-4);
`;
