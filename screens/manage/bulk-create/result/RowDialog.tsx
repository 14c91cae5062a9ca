import { ComboBox, Dialog, Button, Form, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useId } from 'react';
import type { ChannelName, LineEdit, SheetRow } from '../rows/sheetRow.ts';
import { words } from '../words.ts';

interface RowDialogProps {
  row: SheetRow;
  channels: readonly ChannelName[];
  onApply: (edit: LineEdit) => void;
  onClose: () => void;
}

/** Puts one row right in its place. The sheet itself stays as it was read. */
export function RowDialog({ row, channels, onApply, onClose }: RowDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const id = useId();
  const form = useFieldForm<{ name: string; channel: number | null }>({
    defaultValues: { name: row.name, channel: channels.find(({ label }) => label === row.channel)?.id ?? null },
  });
  const apply = async ({ name, channel }: { name: string; channel: number | null }) => {
    const label = channels.find((one) => one.id === channel)?.label;
    onApply({ name: name.trim(), ...(label !== undefined && { channel: label }) });
    onClose();
  };
  return (
    <Dialog
      title={t.editTitle(row.line)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasUnsaved={form.changeCount > 0 && !form.isSaving}
      footer={
        <Button type="submit" form={id} kind="primary">
          {t.apply}
        </Button>
      }
    >
      <Form of={form} id={id} label={t.editTitle(row.line)} onSave={apply} explain={() => ({})}>
        <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(128) })} label={t.name} />
        <ComboBox
          {...form.field('channel', rule.choose(t.channel))}
          label={t.channel}
          options={channels.map((one) => ({ id: one.id, label: one.label, keywords: one.names.join(' ') }))}
        />
      </Form>
    </Dialog>
  );
}
