import { Filter, FilterX } from 'lucide-react';
import { Button, Stack, Text, useWords } from '#design-system';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import type { Field, Report } from '#screens/kit/report/view/index.ts';
import { filtered } from '../filtered.ts';
import { tableWords } from '../words.ts';

interface ValueActsProps {
  report: Report;
  field: Field;
  value: string;
  name: string;
}

/** Beside a value that is not the name of its row: nothing but it, or all but it. */
export function ValueActs({ report: { state, set }, field, value, name }: ValueActsProps) {
  const t = useWords(tableWords);
  const levels = useWords(levelWords);
  return (
    <Stack gap="2">
      <Text isStrong>
        {levels[field]} {name}
      </Text>
      <Stack direction="row" gap="2">
        <Button slot="close" size="sm" icon={Filter} onPress={() => set(filtered(state, field, value, false))}>
          {t.include}
        </Button>
        <Button slot="close" size="sm" icon={FilterX} onPress={() => set(filtered(state, field, value, true))}>
          {t.exclude}
        </Button>
      </Stack>
    </Stack>
  );
}
