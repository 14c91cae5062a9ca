import { Route } from 'lucide-react';
import styled from 'styled-components';
import {
  FigureCell,
  FigureStrip,
  IconButton,
  Stack,
  Stat,
  Tag,
  Text,
  addDays,
  figureText,
  useProvenaLocale,
  useWords,
} from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { matureDays, postbackNumbers, shareOf, sumOf, twinDays, type PostbackNumber } from './postbacks.ts';
import type { PostbackFigure } from './why/postbackFigure.ts';
import { words } from './words.ts';

interface HeadlinesProps {
  of: Question<unknown, PostbackFigure>;
  now: ReportRows;
  previous: ReportRows | undefined;
}

/** The three postbacks apart, each over the install days that are all in for it, and the null share of the first. */
export function Headlines({ of: report, now, previous }: HeadlinesProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { nullShare: nullFloor } = useReportLimits().limits;
  const { days, today, compared } = report;
  const cell = (number: PostbackNumber) => {
    const window = postbackWindows[number];
    const mature = matureDays(window, days, today);
    const twin = mature && compared && twinDays(window, mature, compared.against, today);
    return { window, mature, twin };
  };
  const { mature, twin } = cell('1');
  const share = (rows: ReportRows, range: typeof days) =>
    shareOf(sumOf(rows.rows, 'nullPostbacks', range), sumOf(rows.rows, 'postbacks', range));
  const nullShare = mature && share(now, mature);
  const isHigh = nullShare !== null && nullShare > nullFloor;
  const why = (what: PostbackFigure['what'], name: string) => (
    <IconButton size="xs" icon={Route} label={t.why(name)} onPress={() => report.explain({ what, of: 'all' })} />
  );
  const postbackCell = (number: PostbackNumber) => {
    const one = cell(number);
    return (
      <FigureCell key={number}>
        {one.mature ? (
          <Stat
            label={t.postback(number)}
            value={sumOf(now.rows, one.window.metric, one.mature)}
            {...(previous && one.twin && { previous: sumOf(previous.rows, one.window.metric, one.twin) })}
            aside={
              <>
                {one.mature.end < days.end && <Tag kind="line">{t.until(one.mature.end.slice(5))}</Tag>}
                {why(one.window.metric, t.postback(number))}
              </>
            }
          />
        ) : (
          <NotMature label={t.postback(number)} earliest={addDays(days.start, one.window.first)} today={today} />
        )}
      </FigureCell>
    );
  };
  const [firstNumber, ...laterNumbers] = postbackNumbers;
  return (
    <FigureStrip label={t.figures}>
      {postbackCell(firstNumber)}
      <FigureCell>
        {mature ? (
          <Stat
            label={t.nullShare}
            value={nullShare}
            as={{ kind: 'percent', decimals: 1 }}
            welcome="down"
            {...(previous && twin && { previous: share(previous, twin) })}
            aside={
              <>
                {isHigh && <Tag kind="negative">{t.overFloor(figureText(nullFloor, locale, { kind: 'percent', decimals: 0 }))}</Tag>}
                {why('nullShare', t.nullShare)}
              </>
            }
          />
        ) : (
          <NotMature label={t.nullShare} earliest={addDays(days.start, postbackWindows['1'].first)} today={today} />
        )}
      </FigureCell>
      {laterNumbers.map(postbackCell)}
    </FigureStrip>
  );
}

/** A figure that cannot be known yet, and from when on something can arrive. */
function NotMature({ label, earliest, today }: { label: string; earliest: string; today: string }) {
  const t = useWords(words);
  const states = useWords(stateNames);
  return (
    <Stack gap="1">
      <Text tone="secondary">{label}</Text>
      <Large>{states.immature}</Large>
      <Text kind="caption" tone="tertiary">
        {earliest > today ? t.earliest(earliest.slice(5)) : t.arriving}
      </Text>
    </Stack>
  );
}

const Large = styled.span`
  font: var(--type-title);
  color: var(--color-text-secondary);
`;
