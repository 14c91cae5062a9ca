import { Pencil, Power, PowerOff, Route, Trash2 } from 'lucide-react';
import { MenuDivider, MenuItem, useWords } from '#design-system';
import type { OneLink } from '#app/api/ours/links/one-links.ts';
import { words } from '../words.ts';
import type { useLinkActs } from './useLinkActs.ts';

interface LinkMenuProps {
  link: OneLink;
  /** Left out for who may only look. */
  acts: ReturnType<typeof useLinkActs> | null;
  onEdit: (link: OneLink) => void;
}

export function LinkMenu({ link, acts, onEdit }: LinkMenuProps) {
  const t = useWords(words);
  return (
    <>
      <MenuItem icon={Route} href={`/manage/onelinkDetail?id=${link.id}`}>
        {t.open}
      </MenuItem>
      {acts && (
        <>
          <MenuItem icon={Pencil} onAction={() => onEdit(link)}>
            {t.edit}
          </MenuItem>
          <MenuItem
            icon={link.isEnabled ? PowerOff : Power}
            onAction={() => void (link.isEnabled ? acts.disable(link) : acts.enable(link))}
          >
            {link.isEnabled ? t.disable : t.enable}
          </MenuItem>
          <MenuDivider />
          <MenuItem
            icon={Trash2}
            isDanger
            disabledReason={link.isEnabled ? t.firstDisable : undefined}
            onAction={() => void acts.delete(link)}
          >
            {t.delete}
          </MenuItem>
        </>
      )}
    </>
  );
}
