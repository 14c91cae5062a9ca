import { ArrowDownRight, ChartLine, Copy, CopyPlus, ExternalLink, Filter, FilterX, Split } from 'lucide-react';
import { MenuDivider, MenuItem, Submenu, useWords } from '#design-system';
import { levelWords, useRowNames } from '#screens/kit/report/answers/index.ts';
import { isField, nextOn, type Grouping, type Report } from '#screens/kit/report/view/index.ts';
import { useTake } from '#screens/kit/acts/index.ts';
import { causesOfLine } from './causesOfLine.ts';
import { filtered } from './filtered.ts';
import { tableWords } from './words.ts';
import { isPlaceholder, type Line } from './lines.ts';
import { hrefOf } from './columns/useTableColumns.tsx';

/** Everything that can be done with one row. */
export function RowMenu({ report, line }: { report: Report; line: Line }) {
  const t = useWords(tableWords);
  const levels = useWords(levelWords);
  const nameOf = useRowNames();
  const take = useTake();
  const { state, set } = report;
  const { level, key, above } = line;
  const href = hrefOf(report, line);
  const next = nextOn(report.way, level);
  if (isPlaceholder(line))
    return href ? (
      <MenuItem icon={ArrowDownRight} href={href}>
        {line.label}
      </MenuItem>
    ) : null;
  const causes = causesOfLine(report, line);
  const toCauses = causes !== undefined && (
    <MenuItem icon={Split} href={causes}>
      {t.causes}
    </MenuItem>
  );
  if (!isField(level))
    return (
      <>
        {toCauses}
        <MenuItem icon={Copy} onAction={() => void take(nameOf(line, level))}>
          {t.copyName}
        </MenuItem>
      </>
    );
  const path = [...state.path, ...above, { level, key }];
  const others: Grouping[] = [...report.fields, 'day' as const].filter(
    (one) => one !== level && one !== next && !path.some((stop) => stop.level === one),
  );
  return (
    <>
      {href && next && (
        <MenuItem icon={ArrowDownRight} href={href}>
          {t.drill(levels[next])}
        </MenuItem>
      )}
      {toCauses}
      <Submenu icon={CopyPlus} label={t.breakOut}>
        {others.map((one) => (
          <MenuItem key={one} onAction={() => set({ path, by: [one], lines: 'total', search: '' })}>
            {levels[one]}
          </MenuItem>
        ))}
      </Submenu>
      <MenuItem icon={ChartLine} onAction={() => set({ lines: [key] })}>
        {t.trend}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={Filter} onAction={() => set(filtered(state, level, key, false))}>
        {t.only}
      </MenuItem>
      <MenuItem icon={FilterX} onAction={() => set(filtered(state, level, key, true))}>
        {t.without}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={Copy} onAction={() => void take(nameOf(line, level))}>
        {t.copyName}
      </MenuItem>
      {href && (
        <MenuItem icon={ExternalLink} onAction={() => window.open(href, '_blank', 'noopener')}>
          {t.newTab}
        </MenuItem>
      )}
    </>
  );
}
