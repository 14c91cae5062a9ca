import { Search } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button, DateRange, Icon, phone, SegmentedControl, Tag, TextField, useWords } from '#design-system';
import { storedDays } from '#app/lib/links/useJourneyHref.ts';
import { idKinds, type IdKind } from '../address.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { idNames, idPlaceholders, words } from '../words.ts';
import { recognise } from './recognise.ts';

const presets = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;

/** Whose logs: the kind follows from what is pasted where that is certain, and is chosen where not. Nothing is asked before Search. */
export function SearchBar({ of: search }: { of: LogSearch }) {
  const t = useWords(words);
  const names = useWords(idNames);
  const placeholders = useWords(idPlaceholders);
  const { values, set, firstDay, today, flags } = search;
  const [draft, setDraft] = useState({ by: values.by, text: values.value });
  const [problem, setProblem] = useState<string>();
  const found = recognise(draft.text);
  const type = (text: string) => {
    setProblem(undefined);
    setDraft((before) => ({ text, by: recognise(text).kind ?? before.by }));
  };
  const kinds = idKinds.filter((kind) => kind !== 'order' || flags.order !== false);
  const by = kinds.includes(draft.by) ? draft.by : 'device';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const value = draft.text.trim();
    if (value === '') setProblem(t.pasteFirst);
    else if (found.isZeros) setProblem(t.zeros);
    else set({ by, value, open: '', selection: 'all' });
  };
  return (
    <Bar aria-label={t.search} onSubmit={submit}>
      <SegmentedControl<IdKind>
        label={t.idKind}
        value={by}
        onChange={(chosen) => setDraft(({ text }) => ({ text, by: chosen }))}
        options={kinds.map((value) => ({ value, label: names[value] }))}
      />
      <Value>
        <TextField
          label={placeholders[by]}
          placeholder={placeholders[by]}
          isLabelHidden
          isMono
          value={draft.text}
          onChange={type}
          error={problem}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          before={<Icon of={Search} />}
          after={by === 'device' && found.names.length > 0 && <Tag kind="accent">{found.names.join(' / ')}</Tag>}
        />
      </Value>
      <DateRange
        label={t.period}
        isLabelHidden
        hasComparison={false}
        presets={presets}
        value={values.period}
        onChange={(period) => set({ period })}
        today={today}
        limits={{ firstDay, lastDay: today, reason: t.stored(storedDays) }}
      />
      <Button type="submit" kind="primary">
        {t.search}
      </Button>
    </Bar>
  );
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2);
`;

const Value = styled.div`
  flex: 0 1 440px;
  min-width: 240px;

  ${phone} {
    flex: 1 0 100%;
  }
`;
