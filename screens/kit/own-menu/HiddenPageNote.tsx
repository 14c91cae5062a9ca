import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { Button, Note, useWords } from '#design-system';
import type { Platform } from '#app/api/apps/shapes.ts';
import { menu } from '#app/api/menu.ts';
import { undoBy, useAct } from '../acts/index.ts';
import { words } from './words.ts';

/** A hidden page opens by its address. Says why it is missing in the menu, and puts it back. */
export function HiddenPageNote({ page, platform }: { page: string; platform: Platform }) {
  const t = useWords(words);
  const { data = [] } = useQuery({ ...menu.hidden(), select: (all) => all[platform] ?? [] });
  const show = useAct({
    call: menu.hide(),
    done: () => t.shownAgain,
    failed: () => t.notSaved,
    undo: () => undoBy(menu.hide(), { body: { platform, hidden: data, order: null } }),
  });
  const showPage = () => void show.run({ body: { platform, hidden: data.filter((key) => key !== page), order: null } });
  return (
    <Note
      icon={EyeOff}
      title={t.hidden}
      isInline
      action={
        <Button size="sm" isBusy={show.isRunning} onPress={showPage}>
          {t.show}
        </Button>
      }
    >
      {t.hiddenText}
    </Note>
  );
}
