import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button, dayCount, isDay, LinkButton, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { flow } from '../../api/account/flow.ts';
import { reminders } from '../../api/notices/reminders.ts';
import { apps as appCalls } from '../../api/apps/apps.ts';
import type { App } from '../../api/apps/shapes.ts';
import type { AppOnline, Service, ServiceReminder } from '../../api/services/shapes.ts';
import { may } from '../../access/may.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Access } from '../../routes/useAccess.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { useStored } from '../../session/useStored.ts';
import { useAct, useBackgroundWrite } from '#screens/kit/acts/index.ts';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import { useFlow } from '../useFlow.ts';
import { planEnd } from './planEnd.ts';
import { words } from './words.ts';

export interface Reminder {
  id: string;
  kind: 'info' | 'warning' | 'negative';
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  /** Called once the reminder is in sight. */
  onShown?: () => void;
  /** Called when the reminder is dismissed, to store that. */
  onClose?: () => void;
}

const daysUntil = (day: string) => (isDay(day) ? dayCount({ start: reportToday(), end: day }) - 1 : Number.POSITIVE_INFINITY);

/** The reminders of a viewer, the most urgent first. Channel users have none. */
export function useReminders({ context: { viewer }, lists }: Pick<Access, 'context' | 'lists'>): readonly Reminder[] {
  const isOn = may(viewer, 'view account');
  const shown = useServiceReminder(isOn);
  const due = [
    ...usePlan(viewer),
    ...useFlowTip(isOn),
    ...useServices(shown),
    ...useAppOnline(shown?.appOnline ?? null, lists.all, may(viewer, 'switch apps')),
    ...useCompliance(isOn),
  ];
  const rank = { negative: 0, warning: 1, info: 2 };
  return due.toSorted((one, other) => rank[one.kind] - rank[other.kind]);
}

function usePlan(viewer: Viewer | null): Reminder[] {
  const t = useWords(words);
  const usage = useFlow(viewer);
  const markRead = useAct({ call: reminders.markRead() });
  const end = planEnd(usage, daysUntil);
  if (!end || end.daysLeft < 0) return [];
  return [
    {
      id: 'plan',
      kind: end.isUrgent ? 'negative' : 'warning',
      title: t.planEnds(end.daysLeft),
      text: t.planEndsOn(end.endsOn),
      action: <PurchaseLink what="renew" size="sm" />,
      onClose: () => void markRead.run({ title: 'package' }),
    },
  ];
}

function useFlowTip(isOn: boolean): Reminder[] {
  const t = useWords(words);
  const { data } = useQuery({ ...flow.tip(), enabled: isOn });
  const { data: usage } = useQuery({ ...flow.usage(), enabled: isOn });
  if (data?.reason !== 'flow') return [];
  const left = usage?.trackLeftPercent ?? 0;
  return [
    {
      id: 'flow',
      kind: left <= 0 ? 'negative' : 'warning',
      title: left <= 0 ? t.flowSpent : t.flowLow(left),
      text: t.flowStops,
      action: <AccountLink>{t.details}</AccountLink>,
    },
  ];
}

/** The reminders that were due when the page loaded. They stay until they are dismissed, although the service omits those marked as shown. */
function useServiceReminder(isOn: boolean): ServiceReminder | undefined {
  const { data } = useQuery({ ...reminders.services(), enabled: isOn });
  const [due, setDue] = useState<ServiceReminder>();
  if (data && !due) setDue(data);
  return due;
}

/** A service that ends soon. It is marked as shown once it is visible, not while another reminder covers it. */
function useServices(due: ServiceReminder | undefined): Reminder[] {
  const t = useWords(words);
  const markShown = useBackgroundWrite(reminders.markServiceRead());
  return services.flatMap((service): Reminder[] => {
    const daysLeft = due?.[service]?.daysLeft;
    if (daysLeft === null || daysLeft === undefined) return [];
    return [
      {
        id: service,
        kind: daysLeft < 0 ? 'negative' : 'warning',
        title: daysLeft < 0 ? t.serviceEnded(t[service]) : t.serviceEnds(t[service], daysLeft),
        action: <AccountLink>{t.viewDetails}</AccountLink>,
        onShown: () => markShown({ body: { service } }),
      },
    ];
  });
}

const services = ['fake', 'arouse'] as const satisfies readonly Service[];

/** An app that is not online yet, with the days that remain; 0 is today. Who manages apps silences it by closing it. */
function useAppOnline(online: AppOnline | null, apps: readonly App[], maySilence: boolean): Reminder[] {
  const t = useWords(words);
  const silence = useAct({ call: appCalls.silence() });
  const { app, daysLeft } = online ?? {};
  if (daysLeft === undefined || daysLeft === null || daysLeft < 0) return [];
  // The reminder has the name alone. Which of two apps of one name it means cannot be known.
  const [waiting, another] = apps.filter(({ name, onlineOn }) => name === app && onlineOn === null);
  const id = another ? undefined : waiting?.id;
  return [
    {
      id: 'online',
      kind: 'info',
      title: t.appOnline(app ?? '', daysLeft),
      ...(maySilence && id !== undefined && { onClose: () => void silence.run({ id }) }),
    },
  ];
}

/** Title values of the reminder are not given (A-35, G-08). */
const compliance = 'info-compliance';

/** Shown until it is confirmed, which the service stores, or dismissed, which this browser stores for the account. */
function useCompliance(isOn: boolean): Reminder[] {
  const t = useWords(words);
  const { account } = useSignedIn();
  const [isPutAway, putAway] = useStored(`${compliance}.${account?.id ?? 0}`, (stored) => stored === true);
  const isWanted = isOn && !isPutAway;
  const { data: isRead } = useQuery({ ...reminders.isRead({ title: compliance }), enabled: isWanted });
  const confirm = useAct({ call: reminders.markRead() });
  if (!isWanted || isRead !== false) return [];
  return [
    {
      id: compliance,
      kind: 'info',
      title: t.compliance,
      text: t.complianceText,
      action: (
        <Button size="sm" isBusy={confirm.isRunning} onPress={() => void confirm.run({ title: compliance })}>
          {t.understood}
        </Button>
      ),
      onClose: () => putAway(true),
    },
  ];
}

/** */
const AccountLink = ({ children }: { children: string }) => (
  <LinkButton href="/manage/userinfo" size="sm">
    {children}
  </LinkButton>
);
