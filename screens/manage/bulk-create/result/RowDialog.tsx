import { ComboBox, Dialog, Button, Form, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useId } from 'react';
import { useApp } from '#app/access/currentPage.ts';
import { isMiniProgram } from '#app/lib/glossary/miniProgram.ts';
import { hasDeepLinks, isDeepLink } from '#app/lib/links/addresses.ts';
import { isWindow, type ChannelName, type LineEdit, type SheetRow } from '../rows/sheetRow.ts';
import { words } from '../words.ts';

interface Values extends Required<Omit<LineEdit, 'channel'>> {
  channel: number | null;
}

interface RowDialogProps {
  row: SheetRow;
  channels: readonly ChannelName[];
  /** How campaigns of the app are called. */
  rule: string | null;
  onApply: (edit: LineEdit) => void;
  onClose: () => void;
}

/** Puts one row right in its place. The sheet itself stays as it was read. */
export function RowDialog({ row, channels, rule: naming, onApply, onClose }: RowDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const id = useId();
  const app = useApp();
  const form = useFieldForm<Values>({
    defaultValues: {
      name: row.name,
      channel: channels.find(({ label }) => label === row.channel)?.id ?? null,
      url: row.url,
      deepLink: row.deepLink,
      clickWindow: row.clickWindow,
    },
  });
  const isMini = isMiniProgram(app);
  const scheme = (text: string) => !text.trim() || isDeepLink(text.trim()) || t.deepLinkInvalid;
  const window = (text: string) => isWindow(text.trim()) || t.windowInvalid(text.trim());
  const apply = async ({ name, channel, url, deepLink, clickWindow }: Values) => {
    const label = channels.find((one) => one.id === channel)?.label;
    onApply({
      name: name.trim(),
      ...(label !== undefined && { channel: label }),
      url: url.trim(),
      deepLink: deepLink.trim(),
      clickWindow: clickWindow.trim(),
    });
    onClose();
  };
  return (
    <Dialog
      title={t.editTitle(row.rowNumber)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasUnsaved={form.changeCount > 0 && !form.isSaving}
      footer={
        <Button type="submit" form={id} kind="primary">
          {t.apply}
        </Button>
      }
    >
      <Form of={form} id={id} label={t.editTitle(row.rowNumber)} onSave={apply} explain={() => ({})}>
        <TextField
          {...form.field('name', { ...rule.write(t.name), ...rule.atMost(128) })}
          label={t.name}
          hint={naming === null ? undefined : t.namingRule(naming)}
        />
        <ComboBox
          {...form.field('channel', rule.choose(t.channel))}
          label={t.channel}
          options={channels.map((one) => ({ id: one.id, label: one.label, keywords: one.names.join(' ') }))}
        />
        {!isMini && <TextField {...form.field('url', rule.address())} label={t.url} hint={t.urlHint} isMono />}
        {hasDeepLinks(app.platform) && <TextField {...form.field('deepLink', { validate: { scheme } })} label={t.deepLink} isMono />}
        <TextField {...form.field('clickWindow', { validate: { window } })} label={t.clickWindow} hint={t.windowHint} />
      </Form>
    </Dialog>
  );
}
