import { useQuery } from '@tanstack/react-query';
import { CheckboxGroup, CheckList, SegmentedControl, TextArea, useFieldForm, useRules, useWords, type CheckResult } from '#design-system';
import type { AppChoice } from '#app/api/apps/shapes.ts';
import { callbacks, type Callback, type CallbackEvent } from '#app/api/callbacks.ts';
import { maskSecrets, restoreSecrets } from '#app/lib/callbacks/secrets.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';
import { FormPage, useSave } from '#screens/kit/form/index.ts';
import { twinOf, unseenIn } from './macros/lint.ts';
import { bodyOf } from './macros/mapping.ts';
import { FilledExample } from './FilledExample.tsx';
import { faultsIn, macros, macrosIn, toggleMacro, unknownIn } from './macros/macros.ts';
import { words } from './words.ts';

interface AddressEditorProps {
  /** The app whose conversions are sent. */
  app: Pick<AppChoice, 'id' | 'platform'>;
  callback: Callback;
  others: readonly Callback[];
}

const none: readonly CallbackEvent[] = [];

interface Values {
  url: string;
  method: 'GET' | 'POST';
}

/** The address of a target with its macros, what it looks like when it is filled, and what is wrong with it. */
export function AddressEditor({ app, callback, others }: AddressEditorProps) {
  const t = useWords(words);
  const rule = useRules();
  const { data } = useQuery(callbacks.events({ appkey: callback.appkey }));
  const events = data ?? none;
  const saved = callback.url ?? '';
  const form = useFieldForm<Values>({ defaultValues: { url: maskSecrets(saved), method: callback.method } });
  const save = useSave({
    form,
    call: callbacks.save(),
    input: ({ url: typed, method }) => {
      const url = restoreSecrets(typed.trim(), saved);
      // The service replaces the events along with the address: without knowing them, they would be lost.
      return url === null || !data ? null : { body: { ...bodyOf(callback, events), url, method } };
    },
    done: () => t.saved,
    after: (_, { url, method }) => form.reset({ url: maskSecrets(url), method }),
  });
  const url = form.getValues('url').trim();
  const used = macrosIn(url);
  const checks = useChecks(url, callback, others, events);
  const field = form.field('url', {
    ...rule.write(t.url),
    validate: {
      secrets: (text: string) => restoreSecrets(text.trim(), saved) !== null || t.secretsAgain,
      events: () => data !== undefined || t.eventsUnknown,
    },
  });
  return (
    <FormPage of={save} title={t.url} act={t.save} leavesWith={['id', 'appkey']}>
      <SegmentedControl
        {...form.field('method')}
        label={t.method}
        options={[
          { value: 'GET', label: 'GET' },
          { value: 'POST', label: 'POST' },
        ]}
      />
      <TextArea
        {...field}
        label={t.url}
        isMono
        rows={3}
        spellCheck="false"
        {...(maskSecrets(saved) !== saved && { hint: t.secretsHint })}
      />
      <CheckboxGroup
        label={t.macros}
        direction="row"
        options={macros.map((macro) => ({ value: macro, label: `{${macro}}` }))}
        value={macros.filter((macro) => used.includes(macro))}
        onChange={(chosen) => {
          const changed = macros.find((macro) => used.includes(macro) !== chosen.includes(macro));
          if (changed) field.onChange(toggleMacro(form.getValues('url'), changed));
        }}
      />
      <FilledExample
        app={app}
        callback={callback}
        events={events}
        url={restoreSecrets(url, saved) ?? url}
        method={form.getValues('method')}
      />
      <CheckList label={t.checks} checks={checks} hasPasses />
    </FormPage>
  );
}

const stopping = new Set(['notAddress', 'privateHost']);

function useChecks(url: string, callback: Callback, others: readonly Callback[], events: readonly CallbackEvent[]): CheckResult[] {
  const t = useWords(words);
  const eventName = useEventName();
  const faults = faultsIn(url).map((fault): CheckResult => ({
    id: fault,
    level: stopping.has(fault) ? 'stop' : 'warn',
    title: fault === 'unknownMacro' ? t.unknownMacro(unknownIn(url).join(', ')) : t[fault],
  }));
  const unseen = unseenIn(events, callback.id).map(eventName);
  const twin = twinOf(callback, url, others, events);
  const found: CheckResult[] = [
    ...faults,
    ...(unseen.length ? [{ id: 'unseen', level: 'warn' as const, title: t.unseen(unseen.join(', ')) }] : []),
    ...(twin
      ? [{ id: 'twice', level: 'warn' as const, title: (twin.isMedia ? t.twice : t.twiceThere)(twin.name, eventName(twin.event)) }]
      : []),
  ];
  return found.length ? found : [{ id: 'fine', level: 'pass', title: t.fine }];
}
