import { useState } from 'react';
import { Checkbox, CheckTree, Empty, SearchField, searchFor, Stack, toSearchable, useWords, type Checks } from '#design-system';
import type { Platform } from '#app/api/apps/shapes.ts';
import type { Checked } from '../rights.ts';
import { peopleWords } from '../words.ts';
import { isOn, treeOf, type GrantablePage } from './pages.ts';
import { withNeeded, type Together } from './together.ts';
import { words } from './words.ts';

interface RightsTreeProps {
  label: string;
  pages: readonly GrantablePage[];
  before: Checked;
  value: Checked;
  onChange: (value: Checked, together: Together) => void;
  /** Of one app. Without it pages that H5 apps lack say so. */
  platform?: Platform;
  isReadOnly?: boolean;
}

const none: ReadonlySet<string> = new Set();

/** Pages by section with what may be seen and changed. What differs from what is saved is marked. */
export function RightsTree({ label, pages, before, value, onChange, platform, isReadOnly = false }: RightsTreeProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const [search, setSearch] = useState('');
  const [isOnlyChecked, setOnlyChecked] = useState(false);
  const find = searchFor(search);
  const shown = pages.filter(
    ({ key, title, section }) => (!isOnlyChecked || value.view.has(key)) && find(toSearchable(`${section} ${title}`)),
  );
  const changed = new Map(
    pages.flatMap(({ key }): [string, string][] => {
      const [was, is] = [before.view.has(key), value.view.has(key)];
      if (was !== is) return [[key, is ? t.added : t.removed]];
      return before.edit.has(key) === value.edit.has(key) ? [] : [[key, t.changed]];
    }),
  );
  const noteOf = ({ page }: GrantablePage) => (platform === undefined && !isOn(page, 'H5') ? t.notOnH5 : undefined);
  const change = (checks: Checks) => {
    const after = { view: checks['view'] ?? none, edit: checks['edit'] ?? none, flags: value.flags };
    const { checked, together } = withNeeded(value, after);
    onChange(checked, together);
  };
  return (
    <Stack gap="3">
      <Stack direction="row" gap="3" isWrapping>
        <SearchField label={t.search} value={search} onSearch={setSearch} />
        <Checkbox label={t.onlyChecked} value={isOnlyChecked} onChange={setOnlyChecked} />
      </Stack>
      {shown.length === 0 ? (
        <Empty kind="no-match" title={t.noMatch} cause={t.noMatchCause} />
      ) : (
        <CheckTree
          label={label}
          heading={t.page}
          nodes={treeOf(shown, noteOf)}
          columns={[
            { id: 'view', label: p.view },
            { id: 'edit', label: p.edit, needs: 'view' },
          ]}
          value={{ view: value.view, edit: value.edit }}
          onChange={change}
          changed={changed}
          isReadOnly={isReadOnly}
        />
      )}
    </Stack>
  );
}
