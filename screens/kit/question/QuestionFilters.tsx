import type { ReactNode } from 'react';
import { FilterBar } from '#design-system';
import { AddFilter, FilterChips } from '#screens/kit/report/filters/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

interface QuestionFiltersProps {
  of: Report;
  /** What stays in sight on a phone: `<Period>`, `<GroupBy>`, what is measured. */
  lead?: ReactNode;
  /** A key, a rule, a count. */
  end?: ReactNode;
  /** Further chips: segments, what the screen filters by itself. */
  children?: ReactNode;
}

/** What is asked, in a row: what leads it, a chip for each filter, and one more of them. */
export function QuestionFilters({ of: question, lead, end, children }: QuestionFiltersProps) {
  const { filters, segments } = question.state;
  return (
    <FilterBar
      lead={lead}
      count={filters.length + Number(segments.length > 0)}
      onClear={() => question.set({ filters: [], segments: [] })}
      end={end}
    >
      <FilterChips of={question} />
      <AddFilter report={question} />
      {children}
    </FilterBar>
  );
}
