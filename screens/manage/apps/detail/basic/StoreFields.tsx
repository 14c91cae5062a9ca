import { TextField, useRules, useWords, type FieldForm } from '#design-system';
import { hasIdentifier, isApplet, isNative, type AppValues } from './values.ts';
import { words } from './words.ts';

/** Where an app is found. Which of it there is depends on its platform. */
export function StoreFields({ form, hasDeepLink }: { form: FieldForm<AppValues>; hasDeepLink: boolean }) {
  const t = useWords(words);
  const rule = useRules();
  const platform = form.getValues('platform');
  const isDeepLink = (text: string) => text === '' || /^[a-z][a-z0-9+.-]*:\/\/\S*$/i.test(text) || t.deepLinkWrong;
  return (
    <>
      {hasIdentifier(platform) && (
        <TextField
          {...form.field('identifier', rule.atMost(200))}
          label={platform === 'iOS' ? t.bundle : isApplet(platform) ? t.appletId : t.package}
          {...(!isApplet(platform) && { hint: t.identifierHint })}
        />
      )}
      {!isApplet(platform) && (
        <TextField {...form.field('storeUrl', rule.address())} label={isNative(platform) || platform === null ? t.storeUrl : t.siteUrl} />
      )}
      {hasDeepLink && hasIdentifier(platform) && !isApplet(platform) && (
        <TextField {...form.field('deepLink', { validate: { scheme: isDeepLink } })} label={t.deepLink} hint={t.deepLinkHint} />
      )}
    </>
  );
}
