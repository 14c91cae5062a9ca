import { SegmentedControl, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { callbacks, type Callback, type CallbackEvent } from '#app/api/callbacks.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { bodyOf, mappingOf } from './macros/mapping.ts';
import { words } from './words.ts';

interface MappingDialogProps {
  callback: Callback;
  event: CallbackEvent;
  events: readonly CallbackEvent[];
  onClose: () => void;
}

/** Under which name an event goes to a target, and of whom. */
export function MappingDialog({ callback, event, events, onClose }: MappingDialogProps) {
  const t = useWords(words);
  const eventName = useEventName();
  const rule = useRules();
  const known = mappingOf(event, callback.id);
  const form = useFieldForm<{ mediaEvent: string; scope: 'attributed' | 'all' }>({
    defaultValues: { mediaEvent: known?.mediaEvent ?? '', scope: known?.scope ?? 'attributed' },
  });
  const save = useSave({
    form,
    call: callbacks.save(),
    input: ({ mediaEvent, scope }) => {
      const body = bodyOf(callback, events);
      const others = body.events.filter((one) => one.event !== event.event);
      const mapping = { event: event.event, mediaEvent: mediaEvent.trim() || null, isOn: known?.isOn ?? false, scope };
      return { body: { ...body, events: [...others, mapping] } };
    },
    done: () => t.saved,
  });
  return (
    <FormDialog of={save} title={t.editTitle(eventName(event))} act={t.saveMapping} onClose={onClose}>
      <TextField {...form.field('mediaEvent', rule.atMost(60))} label={t.mediaEvent} isMono />
      <SegmentedControl
        {...form.field('scope')}
        label={t.scope}
        isLabelHidden={false}
        options={[
          { value: 'attributed', label: t.attributed },
          { value: 'all', label: t.all },
        ]}
      />
    </FormDialog>
  );
}
