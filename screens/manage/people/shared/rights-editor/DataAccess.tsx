import { Panel, Stack, Switch, useWords } from '#design-system';
import type { Platform } from '#app/api/apps/shapes.ts';
import { dataFlags, type DataFlag } from '#app/api/account/rights.ts';
import { hasData, type Checked } from '../rights.ts';
import { peopleWords } from '../words.ts';
import { withNeeded, type Together } from './together.ts';
import { words } from './words.ts';

interface DataAccessProps {
  /** As it is saved: what differs is marked. */
  before: Checked;
  value: Checked;
  onChange: (value: Checked, together: Together) => void;
  /** Of one app: data that such an app never shows is left out. */
  platform?: Platform | undefined;
  isReadOnly?: boolean;
}

/** The six kinds of data, each with what it holds. */
export function DataAccess({ before, value, onChange, platform, isReadOnly = false }: DataAccessProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const shown = dataFlags.filter((flag) => platform === undefined || hasData(platform, flag));
  const set = (flag: DataFlag, isOn: boolean) => {
    const flags = new Set(value.flags);
    if (isOn) flags.add(flag);
    else flags.delete(flag);
    const { checked, together } = withNeeded(value, { ...value, flags });
    onChange(checked, together);
  };
  const hintOf = (flag: DataFlag) => {
    const what = t[`${flag}What`];
    const isOn = value.flags.has(flag);
    return isOn === before.flags.has(flag) ? what : `${what} · ${isOn ? t.added : t.removed}`;
  };
  return (
    <Panel title={p.dataAccess} note={t.open(shown.length, shown.filter((flag) => value.flags.has(flag)).length)}>
      <Stack gap="3">
        {shown.map((flag) => (
          <Switch
            key={flag}
            side="end"
            label={p[flag]}
            hint={hintOf(flag)}
            value={value.flags.has(flag)}
            onChange={(isOn) => set(flag, isOn)}
            isReadOnly={isReadOnly}
          />
        ))}
      </Stack>
    </Panel>
  );
}
