import { useMemo } from 'react';
import { ComboBox, NumberField, Panel, Select, Stack, Text, useWords } from '#design-system';
import type { DownloadAddress } from '#app/api/ours/links/packages.ts';
import type { GroupChoice } from '#app/api/campaigns/choices.ts';
import { miniVersions, miniVersionWords } from '#app/lib/glossary/miniProgram.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import type { SharedSettings } from '../rows/sheetRow.ts';
import { words } from '../words.ts';

interface SharedPanelProps {
  shared: SharedSettings;
  onChange: (shared: Partial<SharedSettings>) => void;
  groups: readonly GroupChoice[];
  addresses: readonly DownloadAddress[];
  /** How campaigns of the app are called. */
  rule: string | null;
}

const none = 0;

/** Rows are of several channels. */
const isForAny = ({ channel }: DownloadAddress) => channel === null;

/** What a row takes where its line says nothing. */
export function SharedPanel({ shared, onChange, groups, addresses, rule }: SharedPanelProps) {
  const t = useWords(words);
  const v = useWords(miniVersionWords);
  const nameOf = useMediaName();
  // An app may have hundreds of groups, which are found by typing.
  const options = useMemo(() => [{ id: none, label: t.noGroup }, ...groups.map(({ id, name }) => ({ id, label: name }))], [groups, t]);
  const chosen = addresses.find(({ url }) => url === shared.url);
  return (
    <Panel title={t.shared} note={t.sharedNote}>
      <Stack gap="3">
        {rule !== null && (
          <Text as="p" tone="secondary">
            {t.namingRule(rule)}
          </Text>
        )}
        <ComboBox
          label={t.group}
          value={shared.group ?? none}
          onChange={(id) => onChange({ group: id === none ? null : id })}
          options={options}
        />
        {shared.target === 'miniProgram' ? (
          <Select
            label={v.miniVersion}
            hint={v.versionHint}
            value={shared.miniVersion}
            onChange={(miniVersion) => onChange({ miniVersion })}
            options={miniVersions.map((id) => ({ id, label: v[id] }))}
          />
        ) : (
          <Select
            label={t.target}
            value={chosen?.id ?? null}
            onChange={(id) => {
              const found = addresses.find((one) => one.id === id);
              if (found) onChange({ target: found.kind, url: found.url });
            }}
            options={addresses.filter(isForAny).map(({ id, name, url }) => ({ id, label: nameOf(name), description: url }))}
          />
        )}
        <NumberField
          label={t.clickWindow}
          min={1}
          max={30}
          value={shared.clickWindow}
          onChange={(days) => days !== null && onChange({ clickWindow: Math.min(30, Math.max(1, days)) })}
          after={t.days}
        />
      </Stack>
    </Panel>
  );
}
