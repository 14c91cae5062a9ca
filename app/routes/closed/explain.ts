import type { useWords } from '#design-system';
import { active, gatesOf, type Gate } from '../../access/gates.ts';
import type { Screen } from '../screen.ts';
import type { Access } from '../useAccess.ts';
import type { words } from './words.ts';

type Wording = ReturnType<typeof useWords<typeof words>>;

interface Found {
  /** Beside the gate. */
  note: string;
  /** In a sentence, where it is the one that stops. */
  why: string;
}

/** As the reader calls them. */
interface Names {
  role: string;
  platform: string | null;
}

/** What was found at each gate, in words. */
export function explain(screen: Screen, { app, context }: Access, { role, platform }: Names, t: Wording): Readonly<Record<Gate, Found>> {
  const { viewer } = context;
  const isOpen = viewer ? gatesOf(screen, { ...context, viewer }) : null;
  return {
    platform: {
      note: !screen.platforms ? t.anyPlatform : platform ? (isOpen?.platform ? t.onPlatform : t.notOn)(platform) : t.noAppNote,
      why: platform ? t.notOnPlatform(platform) : t.noApp,
    },
    service: {
      note: screen.service === undefined ? t.serviceNone : context.services[screen.service] === active ? t.serviceOpen : t.serviceClosed,
      why: t.notService,
    },
    role: { note: isOpen?.role ? t.roleCan(role) : t.roleCannot(role), why: t.notInRole(role) },
    menu: { note: isOpen?.menu ? t.shownInMenu : t.hiddenInMenu, why: t.hidden },
    expiry: {
      note: !screen.platforms ? t.anyApp : app?.isExpired ? t.isExpired : app?.expiresOn ? t.until(app.expiresOn) : t.noEnd,
      why: t.expired,
    },
  };
}
