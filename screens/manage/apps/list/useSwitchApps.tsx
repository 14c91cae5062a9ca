import { Power, PowerOff } from 'lucide-react';
import { useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { apps as calls } from '#app/api/apps/apps.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { BulkButton, useBulkAct } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import type { ListedApp } from './families.ts';
import type { AppList } from './useAppList.ts';

/** Enables and disables the selected apps, for who may; an act upon many asks like one upon a single app. */
export function useSwitchApps(list: AppList) {
  const t = useWords(words);
  const s = useWords(stateNames);
  const enable = useBulkAct(list, {
    verb: t.enable,
    call: calls.enable,
    input,
    can: ({ isEnabled }) => !isEnabled,
    skipped: () => s.enabled,
    done: t.enabledMany,
    undo: { call: calls.disable, input },
  });
  const disable = useBulkAct(list, {
    verb: t.disable,
    call: calls.disable,
    input,
    can: ({ isEnabled }) => isEnabled,
    skipped: () => s.disabled,
    confirm: (apps) => ({ title: t.disableManyTitle(apps.length), children: t.disableText, kind: 'danger' }),
    done: t.disabledMany,
    undo: { call: calls.enable, input },
  });
  if (!useMay('switch apps')) return undefined;
  return (
    <>
      <BulkButton of={disable} icon={PowerOff} />
      <BulkButton of={enable} icon={Power} />
    </>
  );
}

const input = ({ id }: ListedApp) => ({ id });
