import { Bookmark, ChevronDown, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, Menu, MenuDivider, MenuItem, MenuSection, TextField, useWords } from '#design-system';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useStored } from '#app/session/useStored.ts';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';
import { readSaved, withSaved } from './savedFilters.ts';

/** Questions that a reader named: theirs alone, of this list, kept in this browser, and it says so. */
export function SavedFilters<Row, Filters extends Params>({ of: list }: { of: Listing<Row, Filters> }) {
  const t = useWords(listWords);
  const { account } = useSignedIn();
  const [saved, setSaved] = useStored(`filters.${account?.id ?? 0}.${list.name}`, readSaved);
  const [isNaming, setNaming] = useState(false);
  const { question, open } = list.saved;
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <Button kind="soft" icon={Bookmark} iconAfter={ChevronDown} isFoldedOnPhone>
            {t.saved}
          </Button>
        }
      >
        <MenuSection title={t.savedNote}>
          {saved.map((one) => (
            <MenuItem key={one.name} onAction={() => open(one.question)}>
              {one.name}
            </MenuItem>
          ))}
          <MenuItem icon={Save} disabledReason={list.isNarrowed ? undefined : t.nothingToSave} onAction={() => setNaming(true)}>
            {t.save}
          </MenuItem>
        </MenuSection>
        {saved.length > 0 && <MenuDivider />}
        {saved.map((one) => (
          <MenuItem key={one.name} icon={Trash2} isDanger onAction={() => setSaved(saved.filter((other) => other !== one))}>
            {t.removeSaved(one.name)}
          </MenuItem>
        ))}
      </Menu>
      {isNaming && <NameDialog onClose={() => setNaming(false)} onSave={(name) => setSaved(withSaved(saved, { name, question }))} />}
    </>
  );
}

function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const t = useWords(listWords);
  const [name, setName] = useState('');
  const save = () => {
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog
      title={t.saved}
      note={t.savedNote}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button kind="primary" isDisabled={!name.trim()} onPress={save}>
          {t.saveAct}
        </Button>
      }
    >
      <TextField label={t.savedName} value={name} onChange={setName} />
    </Dialog>
  );
}
