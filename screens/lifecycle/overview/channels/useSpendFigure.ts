import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { reports } from '#app/api/reports/reports.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { metricDefinitions, metricWords } from '#app/lib/metrics/words.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import { sourceNames, type Source } from './sources.ts';
import { spendRequest } from './useChannels.ts';
import { channelWords } from './words.ts';

/** What was spent on a source, out of all that was spent; and on each of its installs. */
export function useSpendFigure(question: CohortQuestion, by: Source, spend: ReportRows | undefined) {
  const t = useWords(channelWords);
  const names = useWords(metricWords);
  const definitions = useWords(metricDefinitions);
  const source = useWords(sourceNames)[by];
  const locale = useProvenaLocale();
  return useCallback(
    (what: 'cost' | 'cpa', key: string): ExplainedFigure | null => {
      const row = spend?.rows.find((one) => one.key === key);
      const value = row?.values[what] ?? null;
      if (!spend || !row || value === null) return null;
      const as = figureOf(what);
      const text = (amount: number | null) => figureText(amount, locale, as);
      const { installs = null, cost = null } = row.values;
      const part = (metric: 'cost' | 'installs', amount: number | null) => ({
        code: metric,
        name: names[metric],
        value: amount,
        as: figureOf(metric),
      });
      return {
        of: question,
        title: names[what],
        row: row.label,
        definition: definitions[what],
        value: text(value),
        as,
        formula: what === 'cpa' ? { parts: [part('cost', cost), part('installs', installs)], sign: '÷', times: 1 } : null,
        ...(what === 'cost' && {
          steps: [
            { name: t.allSpend, value: text(spend.totals['cost'] ?? null) },
            { name: row.label, value: text(value) },
          ],
        }),
        days: question.days,
        counted: [{ name: row.label, size: installs ?? 0, value, weight: installs ?? 0 }],
        count: 1,
        leftOut: 0,
        ...(question.days.end >= question.today && { mayChange: t.mayChange }),
        heads: { name: source, size: names.installs, value: names[what] },
        format: text,
        metric: what,
        answer: spend,
        requests: [requestText(reports.rows, spendRequest(question, by))],
        next: { href: question.elsewhere('/monitor/campaigninfo', nextPath(question, by, key)), text: t.byCampaign },
      };
    },
    [question, by, spend, names, definitions, source, locale, t],
  );
}

/** Into a source: its campaigns, or the ads of a campaign. */
export const nextPath = ({ state }: CohortQuestion, by: Source, key: string) =>
  ({ path: [...state.path, { level: by, key }], by: [by === 'campaign' ? 'ad' : 'campaign'] }) as const;
