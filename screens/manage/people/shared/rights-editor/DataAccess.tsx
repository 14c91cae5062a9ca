import { Panel, Stack, Switch, useWords } from '#design-system';
import { dataFlags, type Checked, type DataFlag } from '../rights.ts';
import { peopleWords } from '../words.ts';
import { words } from './words.ts';

interface DataAccessProps {
  value: Checked;
  onChange: (flags: ReadonlySet<DataFlag>) => void;
  isReadOnly?: boolean;
}

/** The six kinds of data, each with what it holds. */
export function DataAccess({ value, onChange, isReadOnly = false }: DataAccessProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const set = (flag: DataFlag, isOn: boolean) => {
    const next = new Set(value.flags);
    if (isOn) next.add(flag);
    else next.delete(flag);
    onChange(next);
  };
  return (
    <Panel title={p.dataAccess} note={t.open(dataFlags.length, value.flags.size)}>
      <Stack gap="3">
        {dataFlags.map((flag) => (
          <Switch
            key={flag}
            side="end"
            label={p[flag]}
            hint={t[`${flag}What`]}
            value={value.flags.has(flag)}
            onChange={(isOn) => set(flag, isOn)}
            isReadOnly={isReadOnly}
          />
        ))}
      </Stack>
    </Panel>
  );
}
