import { useQuery } from '@tanstack/react-query';
import { Stack, Text, useWords } from '#design-system';
import { ours } from '#app/api/ours/ours.ts';
import { DependentList } from '../list/DependentList.tsx';
import { words } from '../words.ts';

/** What goes with many campaigns, by name as soon as it is known; in general words where nobody can name it. */
export function DeletionEffects({ app, ids }: { app: number; ids: readonly number[] }) {
  const t = useWords(words);
  const { data } = useQuery({ ...ours.campaignInfo.dependentsOfAll({ app, body: { ids: [...ids] } }), staleTime: 0 });
  return (
    <Stack gap="3">
      <Text as="p">{t.deleteManyText}</Text>
      {data && <DependentList of={data} />}
    </Stack>
  );
}
