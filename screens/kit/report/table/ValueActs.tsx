import { Filter, FilterX } from 'lucide-react';
import { Button, Stack, Text, useWords } from '#design-system';
import type { Report } from '../frame/useReport.ts';
import { filtered, type Field } from '../view/state.ts';
import { words } from '../words.ts';

interface ValueActsProps {
  report: Report;
  field: Field;
  value: string;
  name: string;
}

/** Beside a value that is not the name of its row: nothing but it, or all but it. */
export function ValueActs({ report: { state, set }, field, value, name }: ValueActsProps) {
  const t = useWords(words);
  return (
    <Stack gap="2">
      <Text isStrong>
        {t[field]} {name}
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
