import { useState } from 'react';
import { Button, FailedNote, Note, Select, SideDrawer, Skeleton, Stack, Text, useWords } from '#design-system';
import { decide } from '#app/access/decide.ts';
import { active } from '#app/access/gates.ts';
import { inOwnOrder } from '#app/access/own-menu/ownMenu.ts';
import type { Viewer } from '#app/access/viewer.ts';
import type { Platform } from '#app/api/apps/shapes.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { useAllPages, type KnownPage } from '#app/lib/pages.ts';
import { MenuPages } from './MenuPages.tsx';
import { useOwnMenu } from './useOwnMenu.ts';
import { words } from './words.ts';

interface OwnMenuDrawerProps {
  viewer: Viewer;
  /** The platform that is shown first: that of the current app. */
  platform: Platform;
  onClose: () => void;
}

const platforms: readonly Platform[] = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'];

/** Add-ons belong to apps, not to platforms: here each is taken as active, so that its pages can be hidden in advance. */
const allServices = { adDetails: active, arouse: active, analysis: active, cashFlow: active, fake: active };

/** The reader's own menu: which pages it shows on a platform, and in which order. The menu beside it follows at once. */
export function OwnMenuDrawer({ viewer, platform: first, onClose }: OwnMenuDrawerProps) {
  const t = useWords(words);
  const names = useWords(platformNames);
  const [platform, setPlatform] = useState(first);
  const own = useOwnMenu(platform);
  const context = { viewer, app: { platform, isExpired: false }, services: allServices, hidden: new Set<string>() };
  const isEntry = (page: KnownPage) => page.menu !== undefined && page.access !== undefined && decide(page, context).is === 'open';
  // Two pages with one right are hidden together: the first of them stands for both.
  const isFirst = (page: KnownPage, _: number, all: readonly KnownPage[]) => all.find(({ access }) => access === page.access) === page;
  const pages = inOwnOrder(useAllPages().filter(isEntry).filter(isFirst), own.order);
  const shown = pages.filter(({ access = '' }) => !own.hidden.includes(access)).length;
  return (
    <SideDrawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t.title} width={420}>
      <Stack gap="4">
        <Note>{t.note}</Note>
        <Select
          label={t.platform}
          options={platforms.map((id) => ({ id, label: names[id] }))}
          value={platform}
          onChange={(value) => value && setPlatform(value)}
        />
        <FailedNote of={own.queries}>{t.notLoaded}</FailedNote>
        {own.isPending ? (
          <Skeleton shape="rows" height={320} />
        ) : pages.length === 0 ? (
          <Text tone="secondary">{t.noPages}</Text>
        ) : (
          <>
            <Text kind="caption" tone="tertiary">
              {t.shown(shown, pages.length)}
            </Text>
            <MenuPages key={platform} pages={pages} hidden={own.hidden} onChange={own.change} />
          </>
        )}
        <Stack direction="row" gap="2">
          <Button isDisabled={own.isStandard} isBusy={own.isRestoring} onPress={own.restore}>
            {t.restore}
          </Button>
          {own.isAnyCustom && (
            <Button kind="ghost" isDisabled={own.isRestoring} onPress={own.restoreAll}>
              {t.restoreAll}
            </Button>
          )}
        </Stack>
      </Stack>
    </SideDrawer>
  );
}
