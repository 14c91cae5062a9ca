import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AsyncView,
  Button,
  CheckList,
  Panel,
  SegmentedControl,
  Skeleton,
  Stack,
  TextField,
  useWords,
  type CheckResult,
} from '#design-system';
import { callbacks as calls, type Callback } from '#app/api/callbacks.ts';
import { ourCallbacks } from '#app/api/ours/apps/callbacks.ts';
import type { Check } from '#app/api/ours/checks.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { filledAddress, samples } from './macros/macros.ts';
import { TestSend } from './TestSend.tsx';
import { words } from './words.ts';

interface WhyNoCallbackProps {
  app: number;
  callbacks: readonly Callback[];
  /** Sets one up for an ad network, by its key. */
  onAdd: (media: string) => void;
}

/** Follows one conversion to where it stopped, in the order of the checks, with the fix beside it. */
export function WhyNoCallback({ app, callbacks, onAdd }: WhyNoCallbackProps) {
  const t = useWords(words);
  const [by, setBy] = useState<'order' | 'device' | 'account'>('order');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<{ by: 'order' | 'device' | 'account'; value: string } | null>(null);
  const trace = useQuery({ ...ourCallbacks.trace({ app, by: asked?.by ?? 'order', value: asked?.value ?? '' }), enabled: asked !== null });
  const ask = () => text.trim() && setAsked({ by, value: text.trim() });
  return (
    <Panel title={t.why}>
      <Stack gap="3">
        <SegmentedControl
          label={t.by}
          value={by}
          onChange={setBy}
          options={[
            { value: 'order', label: t.order },
            { value: 'device', label: t.device },
            { value: 'account', label: t.account },
          ]}
        />
        <TextField label={t.value(t[by])} value={text} onChange={setText} isMono />
        <Button isDisabled={text.trim() === ''} isBusy={trace.isFetching} onPress={ask}>
          {t.check}
        </Button>
        {asked && (
          <AsyncView of={trace} skeleton={<Skeleton shape="form" height={160} />}>
            {(checks) => <Result checks={checks} callbacks={callbacks} onAdd={onAdd} />}
          </AsyncView>
        )}
      </Stack>
    </Panel>
  );
}

const isSample = (event: string): event is keyof typeof samples => Object.hasOwn(samples, event);

interface Turning {
  id: number;
  event: string | null;
  isOn: boolean;
}

function Result({ checks, callbacks, onAdd }: Pick<WhyNoCallbackProps, 'callbacks' | 'onAdd'> & { checks: readonly Check[] }) {
  const t = useWords(words);
  const mediaName = useMediaName();
  const turn = useAct({ call: calls.turn(), done: ({ name }: { body: Turning; name: string }) => t.turnedOn(name) });
  const channel = checks.find(({ code }) => code === 'attributed')?.values['channel'];
  const callback = callbacks.find(({ name }) => name === channel);
  const says: Record<string, readonly [fine: string, not: string]> = {
    known: [t.known, t.knownNot],
    attributed: [t.isAttributed(mediaName(channel ?? '')), t.attributedNot],
    converted: [t.converted, t.convertedNot],
    callbackKept: [t.kept, t.keptNot],
    callbackOn: [t.isOn, t.isOnNot],
    eventOn: [t.eventOn, t.eventOnNot],
    sent: [t.sent, t.sentNot],
  };
  const fixOf = ({ code, level, values }: Check) => {
    if (level !== 'stop') return undefined;
    const media = values['media'];
    if (code === 'callbackKept' && media !== undefined)
      return (
        <Button kind="link" size="sm" onPress={() => onAdd(media)}>
          {t.addTitle}
        </Button>
      );
    if (!callback || (code !== 'callbackOn' && code !== 'eventOn')) return undefined;
    const event = code === 'eventOn' ? (values['event'] ?? null) : null;
    const name = event === 'install' || event === 'register' || event === 'payment' ? t[event] : mediaName(callback.name);
    return (
      <Button
        kind="link"
        size="sm"
        isBusy={turn.isRunning}
        onPress={() => void turn.run({ body: { id: callback.id, event, isOn: true }, name })}
      >
        {t.turnOn}
      </Button>
    );
  };
  const lines = checks.map((check): CheckResult => {
    const [fine, not] = says[check.code] ?? [check.code, check.code];
    const fix = fixOf(check);
    return { id: check.code, level: check.level, title: check.level === 'stop' ? not : fine, ...(fix && { fix }) };
  });
  const at = lines.findIndex(({ level }) => level === 'stop');
  const stop = lines[at];
  const { event = 'install' } = checks.find(({ code }) => code === 'converted')?.values ?? {};
  const url = filledAddress(callback?.url ?? '', isSample(event) ? samples[event] : samples.install);
  return (
    <Stack gap="3">
      <CheckList label={t.why} checks={lines} isInOrder verdict={stop ? t.stoppedAt(at + 1, stop.title) : t.passed} note={t.note} />
      {/* Everything is set up: what is left to ask is whether the receiver answers. */}
      {callback && stop?.id === 'sent' && <TestSend body={{ appkey: callback.appkey, method: callback.method, url }} />}
    </Stack>
  );
}
