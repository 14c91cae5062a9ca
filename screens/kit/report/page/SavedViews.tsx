import { Bookmark, ChevronDown, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, Menu, MenuDivider, MenuItem, MenuSection, Stack, TextField, useWords } from '#design-system';
import { useStored } from '#app/session/useStored.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useNavigate } from '#app/lib/router.ts';
import { toAddress, type Report } from '#screens/kit/report/view/index.ts';
import { reportWords } from './words.ts';

interface SavedView {
  name: string;
  address: string;
}

/** Views that a reader named: addresses, kept in this browser, and it says so. */
export function SavedViews({ of: report }: { of: Report }) {
  const t = useWords(reportWords);
  const { account } = useSignedIn();
  const [views, setViews] = useStored(`views.${account?.id ?? 0}.${report.name}`, readViews);
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const open = (address: string) => void navigate(`${report.pathname}?app=${report.app.id}${address ? `&${address}` : ''}`);
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <Button kind="soft" icon={Bookmark} iconAfter={ChevronDown} isFoldedOnPhone>
            {t.views}
          </Button>
        }
      >
        <MenuSection title={t.viewsNote}>
          <MenuItem onAction={() => open('')}>{t.firstView}</MenuItem>
          {views.map(({ name, address }) => (
            <MenuItem key={name} onAction={() => open(address)}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuDivider />
        <MenuItem icon={Save} onAction={() => setNaming(true)}>
          {t.saveView}
        </MenuItem>
        {views.map((view) => (
          <MenuItem key={view.name} icon={Trash2} isDanger onAction={() => setViews(views.filter((one) => one !== view))}>
            {t.removeView(view.name)}
          </MenuItem>
        ))}
      </Menu>
      <NameDialog
        isOpen={isNaming}
        onOpenChange={setNaming}
        onSave={(name) =>
          setViews([
            ...views.filter((one) => one.name !== name),
            { name, address: toAddress({ ...report.state, why: null, page: 1 }, report.defaults).toString() },
          ])
        }
      />
    </>
  );
}

interface NameDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSave: (name: string) => void;
}

function NameDialog({ isOpen, onOpenChange, onSave }: NameDialogProps) {
  const t = useWords(reportWords);
  const [name, setName] = useState('');
  const save = () => {
    onSave(name.trim());
    setName('');
    onOpenChange(false);
  };
  return (
    <Dialog
      title={t.saveView}
      note={t.viewsNote}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button kind="primary" isDisabled={!name.trim()} onPress={save}>
          {t.save}
        </Button>
      }
    >
      <Stack>
        <TextField label={t.viewName} value={name} onChange={setName} />
      </Stack>
    </Dialog>
  );
}

function readViews(kept: unknown): SavedView[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown): SavedView[] => {
    if (typeof one !== 'object' || one === null) return [];
    const [name, address]: unknown[] = [Reflect.get(one, 'name'), Reflect.get(one, 'address')];
    return typeof name === 'string' && typeof address === 'string' ? [{ name, address }] : [];
  });
}
