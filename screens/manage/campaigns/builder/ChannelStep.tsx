import { ComboBox, Grid, Select, useRules, useWords, type FieldForm } from '#design-system';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import type { Preflight } from '../preflight/usePreflight.ts';
import type { Values } from './values.ts';
import { words } from './words.ts';

interface ChannelStepProps {
  form: FieldForm<Values>;
  known: Pick<Preflight, 'channels' | 'accounts'>;
  isNew: boolean;
}

/** No account has this number. */
const none = -1;

/** Where the campaign runs, and the ad account whose spend and callbacks belong to it. */
export function ChannelStep({ form, known: { channels, accounts }, isNew }: ChannelStepProps) {
  const t = useWords(words);
  const rule = useRules();
  const nameOf = useMediaName();
  const channel = form.field('channel', rule.choose(t.channel));
  const account = form.field('account');
  const mediaOf = (chosen: number | null) => channels.find(({ id }) => id === chosen)?.media;
  // The account of another medium cannot stay. Dropped here and not when something has come: by then another is chosen.
  const chooseChannel = (id: number | null) => {
    if (mediaOf(id) !== mediaOf(channel.value)) account.onChange(null);
    channel.onChange(id);
  };
  return (
    <Grid columns={2}>
      <ComboBox
        {...channel}
        onChange={chooseChannel}
        label={t.channel}
        isReadOnly={!isNew}
        {...(!isNew && { hint: t.channelFixed })}
        options={channels.map(({ id, name, isEnabled }) => ({ id, label: nameOf(name), unavailable: !isEnabled }))}
      />
      <Select
        {...account}
        value={account.value ?? none}
        onChange={(id) => account.onChange(id === none ? null : id)}
        label={t.account}
        hint={accounts.length ? t.accountHint : t.noAccountsHint}
        options={[{ id: none, label: t.noAccount }, ...accounts.map(({ id, alias, cid }) => ({ id, label: alias, description: cid }))]}
      />
    </Grid>
  );
}
