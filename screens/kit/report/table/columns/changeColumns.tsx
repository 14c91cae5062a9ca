import { Link, Stack, Tag, Text, type Column } from '#design-system';
import { addsUp, catalogue } from '#app/lib/metrics/catalogue.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { Change } from '#screens/kit/report/figures/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { causesOfLine } from '../causesOfLine.ts';
import type { Line } from '../lines.ts';

interface Words {
  previous: string;
  difference: string;
  change: string;
  part: string;
  isNew: string;
  causes: string;
}

/** The number before, by how much it differs, and its part of what all rows changed together. */
export function changeColumnsOf(report: Report, canSort: boolean, t: Words): Column<Line>[] {
  const { chart } = report.state;
  const isRate = catalogue[chart].unit === 'rate';
  const shared = { canHide: false, canSort, width: 104 } as const;
  // Ten millions with their sign and the currency: a number is never cut.
  const amount = { ...shared, ...(catalogue[chart].unit === 'money' && { width: 128 }) };
  return [
    {
      ...amount,
      id: 'previous',
      title: t.previous,
      value: ({ compared }) => compared?.previous ?? null,
      as: figureOf(chart),
      canSort: false,
    },
    {
      ...amount,
      id: 'difference',
      title: t.difference,
      value: ({ compared }) => compared?.difference ?? null,
      as: isRate ? { kind: 'points' } : figureOf(chart),
    },
    {
      ...shared,
      id: 'change',
      title: t.change,
      value: ({ compared }) => compared?.change ?? null,
      as: { kind: isRate ? 'points' : 'percent' },
      cell: ({ compared }) => (compared?.isNew ? <Tag kind="accent">{t.isNew}</Tag> : <Change value={compared?.change} metric={chart} />),
      explain: (line) => {
        const causes = causesOfLine(report, line);
        return (
          causes !== undefined && (
            <Stack gap="2">
              <Text isStrong>{t.change}</Text>
              <Link href={causes}>{t.causes}</Link>
            </Stack>
          )
        );
      },
    },
    ...(addsUp(chart)
      ? [
          {
            ...shared,
            id: 'part',
            title: t.part,
            value: ({ compared }: Line) => compared?.part ?? null,
            as: { kind: 'percent', decimals: 1 },
          } as const,
        ]
      : []),
  ];
}
