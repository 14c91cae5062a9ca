import { useQuery } from '@tanstack/react-query';
import { Select, TextField, useFieldForm, useRules, useWords } from '#design-system';
import type { AppChoice } from '#app/api/apps/shapes.ts';
import { callbacks, type Callback } from '#app/api/callbacks.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface AddDialogProps {
  app: Pick<AppChoice, 'id' | 'appkey'>;
  /** Those that the app has: an ad network gets one. */
  known: readonly Callback[];
  /** The ad network that has none yet, where that is why it is opened. */
  media: string | null;
  onClose: () => void;
}

/** Stands for a server of one's own. */
const own = 'own';

/** Another target: an ad network that has none yet, or a server of one's own. Its events are turned on one by one. */
export function AddDialog({ app, known, media, onClose }: AddDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const mediaName = useMediaName();
  const { data: channels = [] } = useQuery(channelCalls.all({ app: app.id }));
  const taken = new Set(known.map((one) => one.media));
  const networks = channels.flatMap(({ name, media: key }) => (key === null || taken.has(key) ? [] : [{ id: key, name }]));
  const form = useFieldForm({ defaultValues: { to: media ?? own, name: '', url: '' } });
  const isOwn = form.getValues('to') === own;
  const save = useSave({
    form,
    call: callbacks.save(),
    input: ({ to, name, url }) => {
      const network = networks.find(({ id }) => id === to);
      const common = { id: null, appkey: app.appkey, url: url.trim(), events: [] };
      return network
        ? { body: { ...common, media: network.id, name: network.name, method: 'GET' as const } }
        : { body: { ...common, media: null, name: name.trim(), method: 'POST' as const } };
    },
    done: (_, { to, name }) => t.added(mediaName(networks.find(({ id }) => id === to)?.name ?? name.trim())),
  });
  return (
    <FormDialog of={save} title={t.addTitle} act={t.add} onClose={onClose}>
      <Select
        {...form.field('to')}
        label={t.to}
        options={[{ id: own, label: t.ownServer }, ...networks.map(({ id, name }) => ({ id, label: mediaName(name) }))]}
      />
      {isOwn && <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(30) })} label={t.name} />}
      <TextField {...form.field('url', { ...rule.write(t.url), ...rule.address() })} label={t.url} isMono />
    </FormDialog>
  );
}
