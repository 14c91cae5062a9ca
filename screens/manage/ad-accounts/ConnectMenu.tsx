import { Plus } from 'lucide-react';
import { Button, Menu, MenuItem, MenuSection, useProvenaLocale, useWords } from '#design-system';
import { bindingPathOf, secondBindingOf } from '#app/api/ad-accounts/bindingPaths.ts';
import type { Media } from '#app/api/ad-accounts/shapes.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { words } from './words.ts';

const kinds = ['feed', 'search', 'store', 'abroad'] as const;

/** The networks at which an account can be connected. */
export function ConnectMenu({ of: media }: { of: readonly Media[] }) {
  const t = useWords(words);
  const nameOf = useMediaName();
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const labels = { feed: t.feed, search: t.searchKind, store: t.store, abroad: t.abroad };
  return (
    <Menu
      trigger={
        <Button kind="primary" icon={Plus}>
          {t.connect}
        </Button>
      }
    >
      {kinds.map((kind) => (
        <MenuSection key={kind} title={labels[kind]}>
          {media.flatMap((one) => {
            const path = bindingPathOf(one.key);
            if (one.kind !== kind || path === null) return [];
            const second = secondBindingOf(one.key);
            return [
              <MenuItem key={one.key} href={path}>
                {nameOf(one.name)}
              </MenuItem>,
              ...(second
                ? [
                    <MenuItem key={second.path} href={second.path}>
                      {second.name[place]}
                    </MenuItem>,
                  ]
                : []),
            ];
          })}
        </MenuSection>
      ))}
    </Menu>
  );
}
