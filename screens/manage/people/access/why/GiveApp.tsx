import { Heading, LinkButton, Stack, Text, useWords } from '#design-system';
import { words } from '../words.ts';

/** Nothing of an app is seen by who does not have it. */
export function GiveApp({ person }: { person: number }) {
  const t = useWords(words);
  return (
    <>
      <Text as="p">{t.noApp}</Text>
      <Stack gap="2" align="start">
        <Heading level={3}>{t.smallest}</Heading>
        <LinkButton href={`/manage/authpower?id=${person}`}>{t.giveApp}</LinkButton>
      </Stack>
    </>
  );
}
