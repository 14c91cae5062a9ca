import { Suspense, useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ConfirmRegion, phone, print, ToastRegion, useShortcuts, useWords } from '#design-system';
import { may } from '../access/may.ts';
import { createLosses, LossesContext } from '../lib/address/losses.ts';
import { LeaveTaskContext, type OpenTask } from '../lib/address/openTask.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useFileOrders } from '../lib/ordered-files/useFileOrders.ts';
import { useSearchParams } from '../lib/router.ts';
import { LeftOut } from '../routes/link/LeftOut.tsx';
import { ClockBar } from '../routes/guard/ClockBar.tsx';
import { ConsoleFailed } from '../routes/guard/ConsoleFailed.tsx';
import { DegradedBar } from '../routes/guard/DegradedBar.tsx';
import type { Screen } from '../routes/screen.ts';
import type { Access } from '../routes/useAccess.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import { Navbar } from './bar/Navbar.tsx';
import { signedOutAccess } from './menu/signedOutAccess.ts';
import { SideMenu } from './menu/SideMenu.tsx';
import { useConsoleActs } from './palette/useConsoleActs.ts';
import { Offline } from './Offline.tsx';
import { OpenPaletteContext } from './openPalette.ts';
import { Reminders } from './reminders/Reminders.tsx';
import { useAccountEnd } from './useAccountEnd.ts';
import { words } from './words.ts';

/** Shown while the console is previewed as somebody else, which few visits do. */
const PreviewBar = lazyPart('preview', async () => (await import('./preview/PreviewBar.tsx')).PreviewBar);

/** Shown on the way from a fix back to what it was needed for. */
const ReturnToTask = lazyPart('return-to-task', async () => (await import('./ReturnToTask.tsx')).ReturnToTask);

/** None is needed before it is asked for. */
const Palette = lazyPart('palette', async () => (await import('./palette/Palette.tsx')).Palette);
const OwnMenuDrawer = lazyPart('own-menu', async () => (await import('#screens/kit/own-menu/index.ts')).OwnMenuDrawer);
const Shortcuts = lazyPart('shortcuts', async () => (await import('./palette/Shortcuts.tsx')).Shortcuts);
const FileNotices = lazyPart('file-notices', async () => (await import('./files/FileNotices.tsx')).FileNotices);

interface ShellProps {
  place: Access;
  screen: Screen | undefined;
  children: ReactNode;
}

/** The bar above, the menu at the left, and the page. Pages about no app have no menu. */
export function Shell({ place, screen, children }: ShellProps) {
  const t = useWords(words);
  const [open, setOpen] = useState<'menu' | 'own-menu' | 'palette' | 'shortcuts' | null>(null);
  const [address] = useSearchParams();
  const [losses] = useState(() => createLosses(address.toString()));
  const { preview, account } = useSignedIn();
  const [task, setTask] = useState<(OpenTask & { account: number | undefined }) | null>(null);
  const leaveTask = useCallback((left: OpenTask) => setTask({ ...left, account: account?.id }), [account?.id]);
  const endTask = useCallback(() => setTask(null), []);
  useAccountEnd(place.context.viewer);
  const hasMenu = screen !== undefined && screen.layout === undefined;
  const isSignedIn = place.context.viewer !== null;
  const failure = screen?.isPublic ? null : place.failure;
  const opening = (what: NonNullable<typeof open>) => (isOpen: boolean) => setOpen(isOpen ? what : null);
  return (
    <Frame data-menu={hasMenu || undefined}>
      <Skip href="#content">{t.skip}</Skip>
      <Navbar place={place} hasApp={hasMenu} onMenu={hasMenu ? () => setOpen('menu') : undefined} onPalette={() => setOpen('palette')} />
      {hasMenu && (
        <SideMenu
          place={isSignedIn ? place : { ...place, context: signedOutAccess }}
          active={screen.activeMenu ?? screen.path}
          isOpen={open === 'menu'}
          onOpenChange={opening('menu')}
          onPalette={() => setOpen('palette')}
          onEdit={place.app && may(place.context.viewer, 'change own menu') ? () => setOpen('own-menu') : undefined}
        />
      )}
      <Content id="content" tabIndex={-1}>
        {preview && (
          <Suspense fallback={null}>
            <PreviewBar preview={preview} />
          </Suspense>
        )}
        <Offline />
        <ClockBar />
        <DegradedBar of={place.degraded} />
        {isSignedIn && <Reminders place={place} />}
        {isSignedIn && task?.account === account?.id && task && (
          <Suspense fallback={null}>
            <ReturnToTask key={task.address} of={task} onEnd={endTask} />
          </Suspense>
        )}
        <LossesContext value={losses}>
          {screen && isSignedIn && <LeftOut screen={screen} place={place} />}
          <LeaveTaskContext value={leaveTask}>
            <OpenPaletteContext value={isSignedIn ? () => setOpen('palette') : null}>
              {failure ? <ConsoleFailed error={failure} onRetry={place.retry} /> : children}
            </OpenPaletteContext>
          </LeaveTaskContext>
        </LossesContext>
      </Content>
      {open === 'own-menu' && place.app && place.context.viewer && (
        <Suspense fallback={null}>
          <OwnMenuDrawer viewer={place.context.viewer} platform={place.app.platform} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {isSignedIn && <OrderedFiles place={place} />}
      {isSignedIn && <Keys place={place} open={open} onOpen={setOpen} />}
      <ConfirmRegion />
      <ToastRegion />
    </Frame>
  );
}

/** What looks after ordered files comes with the first of them. */
function OrderedFiles({ place }: Pick<ShellProps, 'place'>) {
  const { files, drop } = useFileOrders();
  return (
    files.length > 0 && (
      <Suspense fallback={null}>
        <FileNotices files={files} place={place} onSaid={drop} />
      </Suspense>
    )
  );
}

interface KeysProps {
  place: Access;
  open: 'menu' | 'own-menu' | 'palette' | 'shortcuts' | null;
  onOpen: (what: 'palette' | 'shortcuts' | null) => void;
}

/** What the keyboard does on every page. */
function Keys({ place, open, onOpen }: KeysProps) {
  const acts = useConsoleActs();
  useShortcuts({
    'mod+k': () => onOpen('palette'),
    '?': () => onOpen('shortcuts'),
    ...Object.fromEntries(acts.flatMap(({ keys, run }) => (keys ? [[keys, run]] : []))),
  });
  // Each waits alone: while one of two is on its way the other would be hidden and not closed, over a page that takes no press.
  return (
    <>
      <Suspense fallback={null}>
        {open === 'palette' && (
          <Palette
            place={place}
            acts={acts}
            isOpen
            onOpenChange={(isOpen) => onOpen(isOpen ? 'palette' : null)}
            onShowShortcuts={() => onOpen('shortcuts')}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {open === 'shortcuts' && <Shortcuts acts={acts} isOpen onOpenChange={(isOpen) => onOpen(isOpen ? 'shortcuts' : null)} />}
      </Suspense>
    </>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template: var(--size-navbar) minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 100vh;

  &[data-menu] {
    grid-template-columns: auto minmax(0, 1fr);
  }

  ${phone} {
    &[data-menu] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${print} {
    display: block;
    min-height: 0;

    & > :not(main) {
      display: none;
    }
  }
`;

/* A name may be one word of thousands of characters: it breaks where nothing else has cut it. */
const Content = styled.main`
  min-width: 0;
  outline: 0;
  overflow-wrap: break-word;
`;

const Skip = styled.a`
  position: absolute;
  left: var(--space-2);
  top: -100px;
  z-index: var(--z-popover);
  padding: var(--space-2) var(--space-3);
  background: var(--color-bg-raised);
  color: var(--color-text-primary);

  &:focus {
    top: var(--space-2);
  }
`;
