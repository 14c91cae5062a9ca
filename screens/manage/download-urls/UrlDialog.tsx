import { Checkbox, ComboBox, Select, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { downloadAddresses as calls, type DownloadAddress } from '#app/api/ours/links/packages.ts';
import { storesOf } from '#app/lib/links/stores.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import type { Channels } from './useChannels.ts';
import { urlFault } from './urlRules.ts';
import { words } from './words.ts';

interface UrlDialogProps {
  channels: Channels;
  /** None makes a new one. */
  of: DownloadAddress | null;
  onClose: () => void;
}

type Values = Pick<DownloadAddress, 'name' | 'kind' | 'url' | 'isDefault'> & { channel: number | null };

/** As a choice. */
const anyChannel = 0;

export function UrlDialog({ of: one, channels, onClose }: UrlDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const { id: app, platform } = useApp();
  const form = useFieldForm<Values>({
    defaultValues: {
      name: one?.name ?? '',
      kind: one?.kind ?? 'store',
      channel: one?.channel ?? anyChannel,
      url: one?.url ?? '',
      isDefault: one?.isDefault ?? false,
    },
  });
  const bodyOf = (values: Values) => ({
    ...values,
    name: values.name.trim(),
    url: values.url.trim(),
    channel: values.channel === anyChannel ? null : values.channel,
  });
  const common = { form, failed: t.notSaved, draft: { name: `download url ${app} ${one?.id ?? 'new'}` } };
  const create = useSave({
    ...common,
    call: calls.create(),
    input: (values) => ({ app, body: bodyOf(values) }),
    done: ({ name }) => t.undone(name),
  });
  const update = useSave({
    ...common,
    call: calls.update(),
    input: (values) => ({ app, id: one?.id ?? -1, body: bodyOf(values) }),
    done: (_, { name }) => t.saved(name.trim()),
  });
  const fitting = (url: string) => {
    const fault = urlFault(url, form.getValues('kind'), platform);
    return fault === 'store' ? t.storeRule(storesOf(platform)) : fault === 'package' ? t.packageRule : true;
  };
  return (
    <FormDialog of={one ? update : create} title={one ? t.edit : t.create} act={one ? t.save : t.create} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(64) })} label={t.name} />
      <Select
        {...form.field('kind')}
        label={t.kind}
        options={[
          { id: 'store', label: t.store },
          { id: 'package', label: t.package },
          { id: 'page', label: t.page },
        ]}
      />
      <ComboBox
        {...form.field('channel', rule.choose(t.channel))}
        label={t.channel}
        hint={t.channelHint}
        options={[{ id: anyChannel, label: t.anyChannel }, ...channels.options]}
        requests={channels.requests}
      />
      <TextField
        {...form.field('url', { ...rule.write(t.url), validate: { ...rule.address().validate, fitting } })}
        label={t.url}
        isMono
        {...(form.getValues('url').startsWith('http://') && { hint: t.insecure })}
      />
      <Checkbox {...form.field('isDefault')} label={t.defaultLabel} hint={t.defaultHint} />
    </FormDialog>
  );
}
