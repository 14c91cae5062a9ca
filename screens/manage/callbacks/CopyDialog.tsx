import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button, Dialog, MultiSelect, Note, Stack, Text, toasts, useWords } from '#design-system';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { callbacks, type Callback, type CallbackEvent } from '#app/api/callbacks.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { useEach } from '#screens/kit/acts/index.ts';
import { bodyOf } from './macros/mapping.ts';
import { words } from './words.ts';

interface CopyDialogProps {
  callback: Callback;
  events: readonly CallbackEvent[];
  /** Every callback of the company: an app that has this target already gets it changed, not twice. */
  all: readonly Callback[];
  onClose: () => void;
}

const isSameTarget = (one: Callback, other: Callback) =>
  (one.media === null ? one.name === other.name : one.media === other.media) && one.media === other.media;

/** The address, the events and their names go to other apps as well. */
export function CopyDialog({ callback, events, all, onClose }: CopyDialogProps) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const { data } = useQuery(appCalls.forCallbacks());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const save = useEach({ call: callbacks.save });
  const targets = useMemo(() => (data ?? []).filter(({ appkey }) => appkey !== callback.appkey), [data, callback.appkey]);
  const options = useMemo(
    () => targets.map(({ appkey, name, platform }) => ({ id: appkey, label: `${name} · ${platforms[platform]}` })),
    [targets, platforms],
  );
  const known = (appkey: string) => all.find((one) => one.appkey === appkey && isSameTarget(callback, one));
  const replaced = chosen.filter((appkey) => known(appkey)).length;
  const copy = async () => {
    const body = bodyOf(callback, events);
    const outcomes = await save.run(chosen.map((appkey) => ({ body: { ...body, appkey, id: known(appkey)?.id ?? null } })));
    const failed = outcomes.filter(({ reason }) => reason !== undefined);
    if (failed.length < outcomes.length) toasts.show({ kind: 'good', title: t.copied(outcomes.length - failed.length) });
    if (failed.length === 0) return onClose();
    setChosen(failed.map(({ input }) => input.body.appkey));
    setFailures(failed.map(({ input, reason = '' }) => `${options.find(({ id }) => id === input.body.appkey)?.label ?? ''}: ${reason}`));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.copyTitle(callback.name)}
      hasUnsaved={chosen.length > 0}
      footer={
        <Button kind="primary" isBusy={save.isRunning} isDisabled={chosen.length === 0} onPress={() => void copy()}>
          {t.copyTo(chosen.length)}
        </Button>
      }
    >
      <Stack gap="3">
        <Text tone="secondary">{t.copyText}</Text>
        <MultiSelect label={t.targetApps} options={options} value={chosen} onChange={setChosen} />
        {replaced > 0 && <Note kind="warning">{t.replaces(replaced)}</Note>}
        {failures.length > 0 && (
          <Note kind="negative" title={t.notCopied(failures.length)}>
            {failures.join('; ')}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}
