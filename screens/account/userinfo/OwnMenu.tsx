import { Button, Panel, Text, useWords } from '#design-system';
import { words } from './words.ts';

/** What somebody shows in their own menu is theirs, so the way to it is here too. */
export function OwnMenu({ onEdit }: { onEdit: () => void }) {
  const t = useWords(words);
  return (
    <Panel
      title={t.ownMenu}
      actions={
        <Button size="sm" onPress={onEdit}>
          {t.editMenu}
        </Button>
      }
    >
      <Text tone="secondary">{t.ownMenuNote}</Text>
    </Panel>
  );
}
