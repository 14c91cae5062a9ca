import { useState } from 'react';
import { Button, DescriptionList, Heading, Panel, Stack, Text, useWords } from '#design-system';
import { callWords, detailWords, optionWords, secondWords, words } from './words.ts';

/** The tracking script in full. The three steps above are enough for most, so it is folded. */
export function AllOptions() {
  const t = useWords(words);
  const [isShown, setShown] = useState(false);
  return (
    <Panel
      title={t.title}
      actions={
        <Button size="sm" onPress={() => setShown(!isShown)} aria-expanded={isShown}>
          {isShown ? t.hide : t.show}
        </Button>
      }
    >
      {isShown ? <Parts /> : <Text tone="tertiary">{t.browsersNote}</Text>}
    </Panel>
  );
}

function Parts() {
  const t = useWords(words);
  return (
    <Stack gap="5">
      <Part title={t.options} of={useWords(optionWords)} />
      <Part title={t.calls} of={useWords(callWords)} />
      <Part title={t.details} of={useWords(detailWords)} />
      <Part title={t.second} note={t.secondNote} of={useWords(secondWords)} />
      <Part title={t.browsers} note={t.browsersNote} />
    </Stack>
  );
}

function Part({ title, note, of }: { title: string; note?: string; of?: Readonly<Record<string, string>> }) {
  const items = Object.entries(of ?? {}).map(([name, value]) => ({ term: name, value }));
  return (
    <Stack gap="2">
      <Heading level={3}>{title}</Heading>
      {note && <Text tone="tertiary">{note}</Text>}
      {items.length > 0 && <DescriptionList termWidth={120} items={items} />}
    </Stack>
  );
}
