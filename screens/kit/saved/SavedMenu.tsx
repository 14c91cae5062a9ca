import { Bookmark, ChevronDown, Save, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, Dialog, Menu, MenuDivider, MenuItem, MenuSection, TextField, useWords, type ButtonProps } from '#design-system';
import { savedWords } from './words.ts';

interface SavedMenuProps<Saved extends { name: string }> {
  /** What is kept here, as a title: Saved filters. */
  title: string;
  /** Where it is kept, and how others get it. */
  note?: string;
  saved: readonly Saved[];
  onOpen: (one: Saved) => void;
  onRemove: (one: Saved) => void;
  /** Keeps what is shown now. */
  save: {
    label: string;
    /** Of the dialog, where that is not `label`. */
    title?: string;
    nameLabel: string;
    disabledReason?: string | undefined;
    onSave: (name: string) => void;
  };
  /** Items before those that were saved: the first view of all. */
  first?: ReactNode;
  size?: ButtonProps['size'];
}

/** What was saved under a name, and the way to save more. It is kept in this browser alone, and says so. */
export function SavedMenu<Saved extends { name: string }>(props: SavedMenuProps<Saved>) {
  const { title, saved, onOpen, onRemove, save, first, note, size = 'md' } = props;
  const t = useWords(savedWords);
  const [isNaming, setNaming] = useState(false);
  const isNothing = saved.length === 0 && first === undefined;
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <Button kind="soft" size={size} icon={Bookmark} iconAfter={ChevronDown} isFoldedOnPhone>
            {title}
          </Button>
        }
      >
        <MenuSection title={note ?? t.note}>
          {isNothing && <MenuItem disabledReason={t.none}>{t.none}</MenuItem>}
          {first}
          {saved.map((one) => (
            <MenuItem key={one.name} onAction={() => onOpen(one)}>
              {one.name}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuDivider />
        <MenuItem icon={Save} disabledReason={save.disabledReason} onAction={() => setNaming(true)}>
          {save.label}
        </MenuItem>
        {saved.map((one) => (
          <MenuItem key={one.name} icon={Trash2} isDanger onAction={() => onRemove(one)}>
            {t.remove(one.name)}
          </MenuItem>
        ))}
      </Menu>
      {isNaming && (
        <NameDialog
          title={save.title ?? save.label}
          note={note ?? t.note}
          label={save.nameLabel}
          onSave={save.onSave}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  title: string;
  note: string;
  label: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

function NameDialog({ title, note, label, onSave, onClose }: NameDialogProps) {
  const t = useWords(savedWords);
  const [name, setName] = useState('');
  const save = () => {
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog
      title={title}
      note={note}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button kind="primary" isDisabled={!name.trim()} onPress={save}>
          {t.save}
        </Button>
      }
    >
      <TextField label={label} value={name} onChange={setName} />
    </Dialog>
  );
}
