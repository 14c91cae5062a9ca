import { RadioGroup, Stack, Text, TextField, useRules, useWords, type FieldForm } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { hasDeepLinks } from '#app/lib/links/deepLink.ts';
import { targetsOf, type Values } from './values.ts';
import { words } from './words.ts';

/** Where a click leads, with the app and without it. What a platform does not have is not asked for. */
export function GoalStep({ form }: { form: FieldForm<Values> }) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp();
  const targets = targetsOf(app);
  const { target } = form.getValues();
  if (target === 'miniProgram') return <Text as="p">{t.miniHint}</Text>;
  const label = { store: t.storeUrl, page: t.pageUrl, package: t.packageUrl }[target];
  return (
    <Stack gap="4">
      {targets.length > 1 && (
        <RadioGroup
          {...form.field('target')}
          label={t.target}
          direction="row"
          options={targets.map((value) => ({ value, label: t[value] }))}
        />
      )}
      <TextField
        // Said for each target: a rule that is left out stays as it was for the one before.
        {...form.field('url', { ...(target === 'package' ? { required: false } : rule.write(label)), ...rule.address() })}
        label={label}
        isMono
        {...(target === 'package' && { hint: t.packageHint })}
      />
      {hasDeepLinks(app.platform) && <TextField {...form.field('deepLink')} label={t.deepLink} hint={t.deepLinkHint} isMono />}
    </Stack>
  );
}
