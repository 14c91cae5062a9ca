import { useMemo } from 'react';
import { useWords } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { eventNames } from '#app/lib/glossary/words.ts';
import { useDurations } from '#screens/kit/durations/index.ts';
import { kindNames, reasonNames, words } from './words.ts';

/** `7d0f…a91e`: enough to compare by eye. */
export const shortened = (id: string) => (id.length > 16 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

/** What a log is called, and what it says in one line. */
export function useEntryWords() {
  const t = useWords(words);
  const kinds = useWords(kindNames);
  const events = useWords(eventNames);
  const reasons = useWords(reasonNames);
  const mediaName = useMediaName();
  const { timeText } = useDurations();
  return useMemo(() => {
    const isKnown = (event: string): event is keyof typeof events => Object.hasOwn(events, event);
    const isReason = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);
    const eventOf = ({ event }: LogEntry) => (event === null ? '' : isKnown(event) ? events[event] : event);
    const channelOf = ({ channel }: LogEntry) => (channel === null ? null : mediaName(channel));
    const reasonOf = (entry: LogEntry): string | null => {
      const { reason, values } = entry;
      const channel = channelOf(entry) ?? t.thisNetwork;
      switch (reason) {
        case 'lastClick':
          return t.lastClick(values['matchedBy'] ?? '–', values['windowDays'] ?? '–');
        case 'clickFlood':
          return (entry.kind === 'flag' ? t.floodFlagged : t.clickFlood)(values['perMinute'] ?? '–');
        case 'clickInjection':
          return t.clickInjection(values['seconds'] ?? '–');
        case 'outOfWindow':
          return t.outOfWindow(values['windowDays'] ?? '–');
        case 'callbackSent':
          return t.callbackSent(channel, entry.proof ?? eventOf(entry));
        case 'callbackEventOff':
          return t.callbackEventOff(channel, eventOf(entry));
        case 'callbackNone':
        case 'callbackOff':
          return t[reason](channel);
        case 'noClick':
        case 'earlierClick':
        case 'emulator':
        case 'repeatedDevice':
          return t[reason];
        default:
          return null;
      }
    };
    return {
      channelOf,
      eventOf,
      reasonOf,
      /** What all logs of a reason have in common. */
      reasonName: (code: string | null): string | null => (code !== null && isReason(code) ? reasons[code] : null),
      resultOf: ({ kind, result }: LogEntry, isLoser: boolean): string => {
        if (isLoser) return t.lost;
        return kind === 'flag' ? t.flagged : t[result];
      },
      nameOf: (entry: LogEntry): string => {
        if (entry.kind === 'callback' && entry.event !== null) return t.callbackOf(eventOf(entry));
        return entry.kind === 'event' && entry.event !== null ? entry.event : kinds[entry.kind];
      },
      /** The reason where there is one, else from where it came, else whose it is. */
      factOf: (entry: LogEntry): string | null => {
        const { kind, proof, values, campaignName } = entry;
        const reason = reasonOf(entry);
        if (reason !== null) return reason;
        const from = [channelOf(entry), campaignName].filter(Boolean).join(' · ');
        if (from !== '') return from;
        if (values['seconds'] !== undefined) return t.lasted(timeText(Number(values['seconds'])));
        if (proof === null) return null;
        if (kind === 'register' || kind === 'login') return t.account(proof);
        return kind === 'order' || kind === 'payment' ? t.order(proof) : null;
      },
    };
  }, [t, kinds, events, reasons, mediaName, timeText]);
}
