import { ComboBox, DateField, TextField, useFieldForm, useRules, useWords, isDay, type Day } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { devices, type Device } from '#app/api/devices.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface EditDialogProps {
  device: Device;
  apps: readonly App[];
  onClose: () => void;
}

interface Values {
  name: string;
  note: string;
  app: number | null;
  endsOn: Day | null;
}

/** What a device is called, for what and until when. Its number stays: another one is another device. */
export function EditDialog({ device, apps, onClose }: EditDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const { id, deviceId, kind, endsOn } = device;
  const form = useFieldForm<Values>({
    defaultValues: { name: device.name ?? '', note: device.note ?? '', app: device.app, endsOn: isDay(endsOn) ? endsOn : null },
  });
  const save = useSave({
    form,
    call: devices.update(),
    input: (values) => ({
      id,
      body: { deviceId, kind, name: values.name.trim() || null, note: values.note.trim() || null, app: values.app, endsOn: values.endsOn },
    }),
    done: () => t.saved,
  });
  return (
    <FormDialog of={save} title={t.editTitle} note={deviceId} act={t.save} onClose={onClose}>
      <TextField {...form.field('name', rule.atMost(30))} label={t.name} />
      <TextField {...form.field('note', rule.atMost(60))} label={t.note} />
      <ComboBox<number>
        {...form.field('app')}
        label={t.app}
        placeholder={t.allApps}
        options={apps.map(({ id: app, name }) => ({ id: app, label: name }))}
      />
      <DateField {...form.field('endsOn')} label={t.endsOn} hint={t.endsHint} today={reportToday()} />
    </FormDialog>
  );
}
