import { ChipButton, Menu, MenuItem, MenuSection, useWords } from '#design-system';
import { filterRelations, type LogFilter } from '#app/api/ours/data/logFilters.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { useConditionWords } from './useConditionWords.ts';
import type { LogFilters } from './useLogFilters.ts';

/** The conditions that were made of values, each to change or to remove. */
export function FilterChips({ of: search, filters }: { of: LogSearch; filters: LogFilters }) {
  const t = useWords(words);
  const said = useConditionWords(filters);
  const { where } = filters;
  const change = (filter: LogFilter, next: LogFilter[]) =>
    search.set({ where: where.flatMap((one) => (one === filter ? next : [one])) }, { isReplaced: true });
  return where.map((filter) => {
    const { field, way } = filter;
    const { label, words: value } = said(filter);
    return (
      <Menu
        key={`${field} ${way} ${filter.value}`}
        trigger={<ChipButton label={label} value={value} onRemove={() => change(filter, [])} />}
      >
        <MenuSection
          title={t.condition}
          selectionMode="single"
          selected={[way]}
          onSelect={([chosen]) => {
            const next = filterRelations.find((one) => one === chosen);
            if (next) change(filter, [{ ...filter, way: next }]);
          }}
        >
          {filterRelations.map((one) => (
            <MenuItem key={one} id={one}>
              {t[one]}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    );
  });
}
