import { Bookmark, ChevronDown, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, Menu, MenuDivider, MenuItem, MenuSection, Stack, TextField, useWords } from '#design-system';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useStored } from '#app/session/useStored.ts';
import type { FunnelQuestion } from '../useFunnel.ts';
import { words } from '../words.ts';
import { readFunnels, withFunnel } from './savedFunnels.ts';

/** Funnels that a reader named. Only this browser keeps them, and the menu says so; whoever is sent the address sees the same. */
export function SavedFunnels({ of: question }: { of: FunnelQuestion }) {
  const t = useWords(words);
  const { account } = useSignedIn();
  const [saved, setSaved] = useStored(`funnels.${account?.id ?? 0}.${question.app.id}`, readFunnels);
  const [isNaming, setNaming] = useState(false);
  const { steps, window } = question.params;
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <Button kind="soft" size="sm" icon={Bookmark} iconAfter={ChevronDown}>
            {t.saved}
          </Button>
        }
      >
        <MenuSection title={t.savedNote}>
          {saved.length === 0 && <MenuItem disabledReason={t.savedNone}>{t.savedNone}</MenuItem>}
          {saved.map((one) => (
            <MenuItem key={one.name} onAction={() => question.setParams({ steps: one.steps, window: one.window, step: null })}>
              {one.name}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuDivider />
        <MenuItem icon={Save} onAction={() => setNaming(true)}>
          {t.saveFunnel}
        </MenuItem>
        {saved.map((one) => (
          <MenuItem key={one.name} icon={Trash2} isDanger onAction={() => setSaved(saved.filter((other) => other !== one))}>
            {t.removeSaved(one.name)}
          </MenuItem>
        ))}
      </Menu>
      {isNaming && <NameDialog onClose={() => setNaming(false)} onSave={(name) => setSaved(withFunnel(saved, { name, steps, window }))} />}
    </>
  );
}

function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const t = useWords(words);
  const [name, setName] = useState('');
  const save = () => {
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog
      title={t.saveFunnel}
      note={t.savedNote}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button kind="primary" isDisabled={!name.trim()} onPress={save}>
          {t.save}
        </Button>
      }
    >
      <Stack>
        <TextField label={t.funnelName} value={name} onChange={setName} />
      </Stack>
    </Dialog>
  );
}
