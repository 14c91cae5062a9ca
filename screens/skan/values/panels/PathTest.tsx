import { useState } from 'react';
import { NumberField, Panel, Stack, Switch, Text, useWords } from '#design-system';
import type { CoarseRule, ValueRule } from '#app/api/ours/apps/skan.ts';
import { coarseOf, measuresOf, pathOf, valueOf } from '../map/userPath.ts';
import { words } from '../words.ts';

interface PathTestProps {
  rules: readonly ValueRule[];
  coarse: readonly CoarseRule[];
}

/** What the rules make of one user: nothing is sent, and nothing is saved. */
export function PathTest({ rules, coarse }: PathTestProps) {
  const t = useWords(words);
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const measures = measuresOf(rules, coarse);
  const path = pathOf(measures, typed);
  const result = valueOf(rules, path);
  const labels = { revenue: t.revenueOf, count: t.countOf, either: t.eitherOf } as const;
  const put = (key: string, amount: number | null) => setTyped({ ...typed, [key]: amount });
  return (
    <Panel title={t.pathTest} note={t.pathTestNote}>
      <Stack gap="3">
        {measures.map(({ key, event, kind, property }) =>
          kind === 'launch' ? (
            <Switch key={key} label={t.happened(event)} value={typed[key] === 1} onChange={(isOn) => put(key, isOn ? 1 : null)} />
          ) : (
            <NumberField
              key={key}
              label={kind === 'property' ? `${event}.${property ?? ''}` : labels[kind](event)}
              value={typed[key] ?? null}
              onChange={(amount) => put(key, amount)}
              min={0}
              decimals={kind === 'revenue' || kind === 'either' ? 2 : 0}
              {...(kind === 'revenue' && { before: '¥' })}
            />
          ),
        )}
        <div aria-live="polite">
          <Text as="p" isStrong>
            {result ? t.pathValue(result.value, result.rule.name) : t.pathNone}
          </Text>
          {coarse.map((rule) => {
            const level = coarseOf(rule, path);
            return (
              <Text as="p" kind="caption" tone="secondary" key={rule.window}>
                {t.pathCoarse(t.windowName(rule.window), level ? t[level] : t.noValue)}
              </Text>
            );
          })}
        </div>
        <Text as="p" kind="caption" tone="tertiary">
          {t.pathRule}
        </Text>
      </Stack>
    </Panel>
  );
}
