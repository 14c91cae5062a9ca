import { Copyable, DescriptionList, Glyph, Stack, Status, Text, useWords } from '#design-system';
import { appColour } from '#app/lib/glossary/appColour.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { industryNames } from '#screens/kit/apps/words.ts';
import { words } from './words.ts';

/** Which app it is about, beside every step. */
export function AppCard({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const industries = useWords(industryNames);
  const [tone, state] = !app.isEnabled
    ? (['off', t.stopped] as const)
    : app.onlineOn === null
      ? (['warning', t.debugging] as const)
      : (['good', t.receiving] as const);
  return (
    <Stack gap="3">
      <Stack direction="row" gap="3">
        <Glyph name={app.name} colour={appColour(app.name)} size={28} />
        <Stack gap="0">
          <Text isStrong>{app.name}</Text>
          <Text kind="caption" tone="tertiary">
            {[platforms[app.platform], app.industry && industries[app.industry]].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Stack>
      <DescriptionList
        termWidth={56}
        items={[
          { term: t.appkey, value: <Copyable text={app.appkey} what={t.appkey} /> },
          { term: t.created, value: app.createdOn },
          { term: t.data, value: <Status tone={tone}>{state}</Status> },
        ]}
      />
    </Stack>
  );
}
