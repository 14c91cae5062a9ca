import { Copyable, DescriptionList, Panel, SecretField, Stack, Text, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { words } from './words.ts';

export function AppKeys({ app }: { app: AppDetail }) {
  const t = useWords(words);
  return (
    <Panel title={t.keys} note={t.keysWhy}>
      <DescriptionList
        items={[
          { term: 'Appkey', value: <Copyable text={app.appkey} what="Appkey" /> },
          {
            term: 'App Secret',
            value:
              app.secret === null ? (
                <Text tone="tertiary">{t.hidden}</Text>
              ) : (
                <Stack direction="row" gap="2">
                  <SecretField label="App Secret" isLabelHidden isReadOnly value={app.secret} />
                  <Copyable text={app.secret} what="App Secret">
                    {null}
                  </Copyable>
                </Stack>
              ),
          },
        ]}
      />
    </Panel>
  );
}
