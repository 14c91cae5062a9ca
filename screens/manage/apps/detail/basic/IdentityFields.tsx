import { Select, TextField, useRules, useWords, type FieldForm, type Option } from '#design-system';
import { platformNames } from '#app/lib/glossary/words.ts';
import { industryNames } from '#screens/kit/apps/words.ts';
import { longestName, type AppValues } from './values.ts';
import { words } from './words.ts';

interface IdentityFieldsProps {
  form: FieldForm<AppValues>;
  isNameFree: (name: string) => Promise<boolean>;
  /** A platform is chosen once. */
  isNew: boolean;
}

const optionsOf = <Id extends string>(names: Readonly<Record<Id, string>>, ids: readonly Id[]): Option<Id>[] =>
  ids.map((id) => ({ id, label: names[id] }));

/** */
const platforms = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'] as const;
/** */
const industries = ['game', 'shop', 'reading', 'tool', 'social', 'education', 'finance', 'travel', 'general'] as const;

export function IdentityFields({ form, isNameFree, isNew }: IdentityFieldsProps) {
  const t = useWords(words);
  const rule = useRules();
  const platformNamed = useWords(platformNames);
  const industryNamed = useWords(industryNames);
  return (
    <>
      <TextField
        {...form.field('name', {
          ...rule.write(t.name),
          ...(isNew && rule.atMost(longestName)),
          validate: { free: async (name: string) => (await isNameFree(name)) || t.taken },
        })}
        label={t.name}
      />
      <Select
        {...form.field('platform', rule.choose(t.platform))}
        label={t.platform}
        options={optionsOf(platformNamed, platforms)}
        isReadOnly={!isNew}
      />
      <Select {...form.field('industry', rule.choose(t.industry))} label={t.industry} options={optionsOf(industryNamed, industries)} />
    </>
  );
}
