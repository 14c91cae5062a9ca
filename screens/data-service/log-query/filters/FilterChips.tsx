import { ChipButton, Menu, MenuItem, MenuSection, useWords } from '#design-system';
import { filterRelations, type FilterRelation, type LogFilter } from '#app/api/ours/data/logFilters.ts';
import { shortened, useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { logFields } from './logFields.ts';
import type { LogFilters } from './useLogFilters.ts';

/** The conditions that were made of values, each to change or to remove. */
export function FilterChips({ of: search, filters: { where, entries, fields } }: { of: LogSearch; filters: LogFilters }) {
  const t = useWords(words);
  const { reasonName } = useEntryWords();
  const textOf = ({ field, value }: LogFilter): string => {
    const known = logFields.find((one) => one === field);
    if (known) return entries.map(fields[known]).find((found) => found?.code === value)?.text ?? value;
    return (field === 'reason' ? reasonName(value) : null) ?? shortened(value);
  };
  const change = (filter: LogFilter, next: LogFilter[]) =>
    search.set({ where: where.flatMap((one) => (one === filter ? next : [one])) }, { isReplaced: true });
  const saidAs: Record<FilterRelation, (text: string) => string> = { is: (text) => text, not: t.isNot, has: t.contains };
  return where.map((filter) => {
    const { field, way } = filter;
    return (
      <Menu
        key={`${field} ${way} ${filter.value}`}
        trigger={
          <ChipButton
            label={field.startsWith('/') ? field.slice(1).replaceAll('/', '.') : t[fieldWords[field] ?? 'record']}
            value={saidAs[way](textOf(filter))}
            onRemove={() => change(filter, [])}
          />
        }
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

const fieldWords: Readonly<Record<string, 'time' | 'kind' | 'channel' | 'campaign' | 'result' | 'reason' | 'proof' | 'amount'>> = {
  day: 'time',
  kind: 'kind',
  channel: 'channel',
  campaign: 'campaign',
  result: 'result',
  reason: 'reason',
  proof: 'proof',
  amount: 'amount',
};
