import { useQuery } from '@tanstack/react-query';
import { Stack, Text, useWords } from '#design-system';
import { ourMembers } from '#app/api/ours/people/members.ts';
import type { Person } from '../shared/usePeople.ts';
import { words } from './words.ts';

/** What goes with a member who is removed, and what stays, in numbers as soon as they are counted; in general words where nobody can count it. */
export function RemovalEffects({ of: { id } }: { of: Person }) {
  const t = useWords(words);
  const { data } = useQuery({ ...ourMembers.belongings({ id }), staleTime: 0 });
  if (!data) return t.removeText;
  const listed = (parts: readonly (readonly [count: number, words: (count: number) => string])[]) =>
    parts.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])).join(t.comma);
  const goes = listed([
    [data.ownApps, t.ownPermissions],
    [data.requests, t.requests],
    [data.presets, t.presets],
  ]);
  const stays = listed([
    [data.campaigns, t.campaigns],
    [data.files, t.files],
  ]);
  return (
    <Stack gap="2">
      <Text as="p">{t.signedOut}</Text>
      <Text as="p">{goes ? t.goes(goes) : t.nothingGoes}</Text>
      {stays && <Text as="p">{t.stays(stays)}</Text>}
    </Stack>
  );
}
