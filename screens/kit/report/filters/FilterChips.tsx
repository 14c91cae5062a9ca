import { useWords } from '#design-system';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import { narrowedTo, type Report } from '#screens/kit/report/view/index.ts';
import { Values } from './Values.tsx';

/** A chip for each filter: what is let through and what is excluded. That of channels is always there, except inside of one. */
export function FilterChips({ of: report }: { of: Report }) {
  const levels = useWords(levelWords);
  const { fields, state, set } = report;
  const isInChannel = !fields.includes('channel') || state.path.some(({ level }) => level === 'channel');
  const channels = { field: 'channel' as const, keys: [], isLeftOut: false };
  const hasChannels = state.filters.some(({ field, isLeftOut }) => field === 'channel' && !isLeftOut);
  return [...(isInChannel || hasChannels ? [] : [channels]), ...state.filters].map(({ field, keys, isLeftOut }) => (
    <Values
      key={`${field}${isLeftOut}`}
      report={report}
      field={field}
      label={isLeftOut ? levels.leftOut(levels[field]) : levels[field]}
      look="chip"
      isApplied
      value={keys}
      onChange={(next) => set({ filters: narrowedTo(state.filters, field, next, isLeftOut) })}
    />
  ));
}
