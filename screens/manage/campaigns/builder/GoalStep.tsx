import { RadioGroup, Stack, Text, TextField, useRules, useWords, type FieldForm } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { miniVersions, miniVersionWords } from '#app/lib/glossary/miniProgram.ts';
import { hasDeepLinks } from '#app/lib/links/addresses.ts';
import { KnownUrls } from './KnownUrls.tsx';
import { targetsOf, type Values } from './values.ts';
import { words } from './words.ts';

/** Where a click leads, with the app and without it, or which version of a mini program it opens. What a platform does not have is not asked for. */
export function GoalStep({ form }: { form: FieldForm<Values> }) {
  const t = useWords(words);
  const v = useWords(miniVersionWords);
  const rule = useRules();
  const app = useApp();
  const targets = targetsOf(app);
  const { target } = form.getValues();
  if (target === 'miniProgram')
    return (
      <Stack gap="4">
        <Text as="p">{t.miniHint}</Text>
        <RadioGroup
          {...form.field('miniVersion')}
          label={v.miniVersion}
          hint={v.versionHint}
          direction="row"
          options={miniVersions.map((value) => ({ value, label: v[value] }))}
        />
      </Stack>
    );
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
      <KnownUrls kind={target} channel={form.getValues('channel')} current={form.getValues('url')} onChoose={form.field('url').onChange} />
      {hasDeepLinks(app.platform) && <TextField {...form.field('deepLink')} label={t.deepLink} hint={t.deepLinkHint} isMono />}
    </Stack>
  );
}
