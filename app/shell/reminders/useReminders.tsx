import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, dayCount, isDay, LinkButton, todayHere, useWords } from '#design-system';
import { flow } from '../../api/account/flow.ts';
import { reminders } from '../../api/notices/reminders.ts';
import type { Service, ServiceReminder } from '../../api/services/shapes.ts';
import type { Viewer } from '../../access/viewer.ts';
import { useKept } from '../../session/kept.ts';
import { useFlow } from '../useFlow.ts';
import { planEnd } from './due.ts';
import { words } from './words.ts';

export interface Reminder {
  id: string;
  kind: 'info' | 'warning' | 'negative';
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  /** What is remembered when it is put away. */
  onClose?: () => void;
}

const daysUntil = (day: string) => (isDay(day) ? dayCount({ start: todayHere(), end: day }) - 1 : Number.POSITIVE_INFINITY);

/** What is due for somebody, the most urgent first. Channel users have none of it. */
export function useReminders(viewer: Viewer | null): readonly Reminder[] {
  const isOn = viewer !== null && viewer.role !== 'channel' && !viewer.isChannelPerson;
  const due = [...usePlan(viewer), ...useFlowTip(isOn), ...useServices(isOn), ...useCompliance(isOn)];
  const rank = { negative: 0, warning: 1, info: 2 };
  return due.toSorted((one, other) => rank[one.kind] - rank[other.kind]);
}

function usePlan(viewer: Viewer | null): Reminder[] {
  const t = useWords(words);
  const usage = useFlow(viewer);
  const markRead = useMutation(reminders.markRead());
  const end = planEnd(usage, daysUntil);
  if (!end || end.daysLeft < 0) return [];
  return [
    {
      id: 'plan',
      kind: end.isUrgent ? 'negative' : 'warning',
      title: t.planEnds(end.daysLeft),
      text: t.planEndsOn(end.endsOn),
      action: <AccountLink>{t.renew}</AccountLink>,
      onClose: () => markRead.mutate({ title: 'package' }),
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

/** Told once, and kept in sight until it is put away or the page is loaded again. */
function useServices(isOn: boolean): Reminder[] {
  const t = useWords(words);
  const { data } = useQuery({ ...reminders.services(), enabled: isOn });
  const { mutate: markTold } = useMutation(reminders.markServiceRead());
  const [told, setTold] = useState<ServiceReminder>();
  if (data && !told) setTold(data);
  useEffect(() => {
    if (!told) return;
    for (const service of services) if (told[service]) markTold({ body: { service } });
  }, [told, markTold]);
  if (!told) return [];
  const ending = services.flatMap((service): Reminder[] => {
    const daysLeft = told[service]?.daysLeft;
    if (daysLeft === null || daysLeft === undefined) return [];
    return [
      {
        id: service,
        kind: daysLeft < 0 ? 'negative' : 'warning',
        title: daysLeft < 0 ? t.serviceEnded(t[service]) : t.serviceEnds(t[service], daysLeft),
        action: <AccountLink>{t.viewDetails}</AccountLink>,
      },
    ];
  });
  const online = told.appOnline;
  if (!online?.daysLeft) return ending;
  //
  return [...ending, { id: 'online', kind: 'info', title: t.appOnline(online.app ?? '', online.daysLeft) }];
}

const services = ['fake', 'arouse'] as const satisfies readonly Service[];

/** Title values of the reminder are not given (A-35, G-08). */
const compliance = 'info-compliance';

/** Until it is confirmed, which the service remembers, or put away, which this browser does. */
function useCompliance(isOn: boolean): Reminder[] {
  const t = useWords(words);
  const [isPutAway, putAway] = useKept(compliance, (kept) => kept === true);
  const isWanted = isOn && !isPutAway;
  const { data: isRead } = useQuery({ ...reminders.isRead({ title: compliance }), enabled: isWanted });
  const confirm = useMutation(reminders.markRead());
  if (!isWanted || isRead !== false) return [];
  return [
    {
      id: compliance,
      kind: 'info',
      title: t.compliance,
      text: t.complianceText,
      action: (
        <Button size="sm" isBusy={confirm.isPending} onPress={() => confirm.mutate({ title: compliance })}>
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
