import type { ReactNode } from 'react';
import { Button, CheckList, Link, Stack, Text, useWords, type CheckResult } from '#design-system';
import { callbacks as calls, type Callback, type CallbackEvent } from '#app/api/callbacks.ts';
import type { Check } from '#app/api/ours/checks.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { filledAddress, sampleOf } from '../macros/macros.ts';
import { sentAs } from '../macros/mapping.ts';
import { TestSend } from '../TestSend.tsx';
import { words } from './words.ts';

interface TraceProps {
  checks: readonly Check[];
  events: readonly CallbackEvent[];
  callbacks: readonly Callback[];
  onAdd: (media: string) => void;
}

interface Turning {
  body: { id: number; event: string | null; isOn: boolean };
  name: string;
}

/** What was found on the way, each with what it is about, and where the first stop is mended. */
export function Trace({ checks, events, callbacks, onAdd }: TraceProps) {
  const t = useWords(words);
  const eventName = useEventName();
  const mediaName = useMediaName();
  const turn = useAct({ call: calls.turn(), done: ({ name }: Turning) => t.turnedOn(name) });
  const valueOf = (name: string) => checks.map(({ values }) => values[name]).find(Boolean);
  const event = valueOf('event') ?? 'install';
  const callback = callbacks.find(({ id }) => String(id) === valueOf('callback'));
  const eventTitle = eventName(events.find((one) => one.event === event) ?? { event, name: null });
  const facts = { event: eventTitle, target: mediaName(callback?.name ?? ''), channel: mediaName(valueOf('channel') ?? '') };
  const say = useSentences(facts, valueOf);
  const fixes: Record<string, (check: Check) => ReactNode> = {
    callbackKept: ({ values: { media } }) => media !== undefined && <Fix onPress={() => onAdd(media)}>{t.addTitle}</Fix>,
    callbackOn: () => callback && <Fix {...turning(callback.id, null, facts.target)}>{t.turnOn}</Fix>,
    eventOn: () => callback && <Fix {...turning(callback.id, event, eventTitle)}>{t.turnOn}</Fix>,
    mapped: ({ at }) => at && <Link href={at}>{t.toMapping}</Link>,
    scope: ({ at }) => at && <Link href={at}>{t.toMapping}</Link>,
    authorized: ({ at }) => at && <Link href={at}>{t.toAccounts}</Link>,
    address: ({ at }) => at && <Link href={at}>{t.toAddress}</Link>,
  };
  const turning = (id: number, what: string | null, name: string) => ({
    isBusy: turn.isRunning,
    onPress: () => void turn.run({ body: { id, event: what, isOn: true }, name }),
  });
  const lines = checks.map((check): CheckResult => {
    const [fine, not] = say[check.code] ?? [check.code, check.code];
    const fix = check.level === 'stop' && fixes[check.code]?.(check);
    return { id: check.code, level: check.level, title: check.level === 'stop' ? not : fine, ...(fix && { fix }) };
  });
  const at = lines.findIndex(({ level }) => level === 'stop');
  const stop = lines[at];
  const url = callback && filledAddress(callback.url ?? '', sentAs(sampleOf(event), events, callback.id));
  const time = valueOf('time');
  return (
    <Stack gap="3">
      <div>
        <Text as="p" isStrong>
          {time === undefined ? eventTitle : `${eventTitle} · ${time}`}
        </Text>
        {callback && (
          <Text as="p" kind="caption" tone="secondary">
            {t.goesTo(facts.target)}
          </Text>
        )}
      </div>
      <CheckList label={t.why} checks={lines} isInOrder verdict={stop ? t.stoppedAt(at + 1, stop.title) : t.passed} note={t.note} />
      {/* Everything is set up: what is left to ask is whether the receiver answers. */}
      {callback && url !== undefined && stop?.id === 'sent' && (
        <TestSend body={{ appkey: callback.appkey, method: callback.method, url }} />
      )}
    </Stack>
  );
}

function Fix({ isBusy = false, onPress, children }: { isBusy?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="link" size="sm" isBusy={isBusy} onPress={onPress}>
      {children}
    </Button>
  );
}

interface Facts {
  event: string;
  target: string;
  channel: string;
}

/** What each check says where it passed, and where it stopped. */
function useSentences({ event, target, channel }: Facts, valueOf: (name: string) => string | undefined) {
  const t = useWords(words);
  const account = valueOf('account');
  const says: Record<string, readonly [fine: string, not: string]> = {
    known: [t.known, t.knownNot],
    converted: [t.converted(event), t.convertedNot(event)],
    attributed: [channel ? t.isAttributed(channel) : t.takesAll(target), target ? t.attributedNotFor(target) : t.attributedNot],
    callbackKept: [t.kept(target), t.keptNot],
    scope: [t.inScope, channel ? t.otherChannel(channel, target) : t.attributedNot],
    callbackOn: [t.isOn, t.isOnNot(target)],
    mapped: [t.mapped(valueOf('mediaEvent') ?? event), t.mappedNot(event)],
    eventOn: [t.eventOn(event), t.eventOnNot(event)],
    authorized: [account ? t.authorized(account, valueOf('until') ?? null) : t.needsNone, t.authorizedNot(account ?? '')],
    address: [t.address, t.addressNot],
    sent: [t.sent, t.sentNot],
  };
  return says;
}
