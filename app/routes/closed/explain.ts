import type { useWords } from '#design-system';
import { active, gatesOf, type Gate } from '../../access/gates.ts';
import type { Screen } from '../screen.ts';
import type { Place } from '../useStanding.ts';
import type { words } from './words.ts';

type Wording = ReturnType<typeof useWords<typeof words>>;

interface Found {
  /** Beside the gate. */
  note: string;
  /** In a sentence, where it is the one that stops. */
  why: string;
}

/** What was found at each gate, in words. */
export function explain(screen: Screen, { app, standing }: Place, role: string, t: Wording): Readonly<Record<Gate, Found>> {
  const { viewer } = standing;
  const isOpen = viewer ? gatesOf(screen, { ...standing, viewer }) : null;
  return {
    platform: {
      note: !screen.platforms ? t.anyPlatform : app ? (isOpen?.platform ? t.onPlatform : t.notOn)(app.platform) : t.noAppNote,
      why: app ? t.notOnPlatform(app.platform) : t.noApp,
    },
    service: {
      note: screen.service === undefined ? t.serviceNone : standing.services[screen.service] === active ? t.serviceOpen : t.serviceClosed,
      why: t.notService,
    },
    role: { note: isOpen?.role ? t.roleCan(role) : t.roleCannot(role), why: t.notInRole(role) },
    menu: { note: isOpen?.menu ? t.shownInMenu : t.hiddenInMenu, why: t.hidden },
    expiry: { note: app?.isExpired ? t.isExpired : app?.expiresOn ? t.until(app.expiresOn) : t.noEnd, why: t.expired },
  };
}
