import { useMemo } from 'react';
import { Link, Text, useWords, type Column } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import type { EvidenceRecord } from '#app/api/ours/data/evidence.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { useJourneyHref } from '#app/lib/links/useJourneyHref.ts';
import { reasonNames } from '../words.ts';
import { recordsWords } from './records-words.ts';

/** When, why, how long after the click, which device, from where, and what was done. A device that may be opened leads to its journey. */
export function useRecordColumns(app: Pick<App, 'id' | 'platform'>): readonly Column<EvidenceRecord>[] {
  const t = useWords(recordsWords);
  const reasons = useWords(reasonNames);
  const mediaName = useMediaName();
  const journeyHref = useJourneyHref();
  return useMemo(
    () => [
      { id: 'at', title: t.at, value: ({ at }) => at, as: { kind: 'time' }, canSort: false, width: 160, phone: 'line' },
      { id: 'reason', title: t.reason, value: ({ reason }) => reasons[reason], canSort: false, width: 140, phone: 'half' },
      {
        id: 'seconds',
        title: t.seconds,
        value: ({ seconds }) => seconds,
        as: { kind: 'count' },
        canSort: false,
        width: 100,
        phone: 'half',
      },
      {
        id: 'device',
        title: t.device,
        value: ({ device }) => device,
        canSort: false,
        width: 110,
        phone: 'title',
        cell: ({ device, deviceId, at }) => {
          const href = deviceId === null ? undefined : journeyHref(app, deviceId, at.slice(0, 10));
          return (
            <Text kind="mono">
              <Link href={href} aria-label={t.journeyOf(device)}>
                {device}
              </Link>
            </Text>
          );
        },
      },
      { id: 'channel', title: t.channel, value: ({ channel }) => mediaName(channel), canSort: false, width: 130, phone: 'line' },
      { id: 'sub', title: t.sub, value: ({ sub }) => sub, canSort: false, width: 110, phone: 'half' },
      {
        id: 'action',
        title: t.action,
        value: ({ isBlocked }) => (isBlocked ? t.blocked : t.flagged),
        canSort: false,
        width: 170,
        phone: 'aside',
      },
      {
        id: 'clickedAt',
        title: t.clickedAt,
        value: ({ clickedAt }) => clickedAt,
        as: { kind: 'time' },
        canSort: false,
        width: 160,
        phone: 'line',
      },
      { id: 'campaign', title: t.campaign, value: ({ campaign }) => campaign, canSort: false, width: 190, yields: 'first', phone: 'line' },
      { id: 'model', title: t.model, value: ({ model }) => model, canSort: false, width: 130, phone: 'half' },
    ],
    [t, reasons, mediaName, journeyHref, app],
  );
}
