import { Route } from 'lucide-react';
import styled from 'styled-components';
import { Delta, IconButton, phone, Text, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { cohortWords, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { AnswerView, type Question } from '#screens/kit/question/index.ts';
import { factAge, facts, type Fact } from './facts.ts';
import { cellOf, type Facts } from './useFacts.ts';
import { useFactNotes } from './useFactNotes.ts';
import { factWords } from './words.ts';

interface WholeFactsProps {
  of: Question<unknown, CohortCell>;
  facts: Facts;
}

/** Beside the curves: what an install of all sources cost, and what it had brought after thirty days. */
export function WholeFacts({ of: question, facts: { state, ...whole } }: WholeFactsProps) {
  const t = useWords(factWords);
  return (
    <Place>
      <AnswerView of={state} shape="rows" height={120} failed={t.failed}>
        {() => <Rows of={question} {...whole} />}
      </AnswerView>
    </Place>
  );
}

function Rows({ of: question, figureOf, daysOf }: { of: WholeFactsProps['of'] } & Omit<Facts, 'state'>) {
  const t = useWords(factWords);
  const c = useWords(cohortWords);
  const { cpa } = useWords(metricWords);
  const names: Record<Fact, string> = { cpa, ltv: t.ltv(c.day(factAge)), roi: t.roi(c.day(factAge)) };
  const notes = useFactNotes(question, { figureOf, daysOf });
  return (
    <>
      <List>
        {facts.map((fact) => {
          const figure = figureOf(fact);
          return (
            <div key={fact}>
              <dt>{names[fact]}</dt>
              <dd>{figure?.value ?? '–'}</dd>
              <dd data-change>
                {figure?.change !== undefined && (
                  <Delta
                    value={figure.change}
                    kind={fact === 'roi' ? 'points' : 'relative'}
                    {...(figure.welcome && { welcome: figure.welcome })}
                  />
                )}
              </dd>
              <dd>
                {figure && <IconButton size="xs" icon={Route} label={t.why(names[fact])} onPress={() => question.explain(cellOf(fact))} />}
              </dd>
            </div>
          );
        })}
      </List>
      {notes.map((text) => (
        <Text key={text} as="p" kind="caption" tone="tertiary">
          {text}
        </Text>
      ))}
    </>
  );
}

const Place = styled.div`
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-border-subtle);
`;

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-3);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto 24px;
    gap: var(--space-2);
    align-items: center;
  }
  ${phone} {
    row-gap: var(--space-5);
  }
  & dt {
    color: var(--color-text-secondary);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & dd[data-change] {
    min-width: 72px;
    text-align: right;
  }
`;
