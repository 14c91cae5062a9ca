import { useState } from 'react';
import { Button, Select, Stack, Text, TextField, useWords } from '#design-system';
import type { AppleOrg } from '#app/api/ours/people/connections.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { CredentialsBinding } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

/** The org that is connected: chosen from what the keys open, or typed where the service can't list them. */
export function OrgField({ of: binding }: { of: CredentialsBinding & { field: (name: 'org') => Parameters<typeof TextField>[0] } }) {
  const t = useWords(words);
  const [read, setRead] = useState<{ client: string; orgs: readonly AppleOrg[] } | null>(null);
  const [isReading, setReading] = useState(false);
  const { form } = binding;
  // What was read belongs to the keys it was read with.
  const orgs = read?.client === form.getValues('credentials.clientId') ? read.orgs : null;
  const readOrgs = async () => {
    setReading(true);
    const found = await binding.ask(ours.connections.appleOrgs, keys, ({ clientId = '', team = '', keyId = '', privateKey = '' }) => ({
      body: { clientId, team, keyId, privateKey },
    }));
    setReading(false);
    if (!found) return;
    setRead({ client: form.getValues('credentials.clientId') ?? '', orgs: found });
    const [only, another] = found;
    if (only && !another) form.setValue('credentials.org', only.id, { shouldDirty: true, shouldValidate: true });
  };
  const field = binding.field('org');
  return (
    <Stack gap="2" align="stretch">
      {orgs?.length ? (
        <Select {...field} options={orgs.map(({ id, name }) => ({ id, label: `${name} · ${id}` }))} />
      ) : (
        <TextField {...field} hint={t.orgHint} isMono />
      )}
      <Stack direction="row" gap="3" align="center" isWrapping>
        <Button size="sm" isBusy={isReading} onPress={() => void readOrgs()}>
          {t.readOrgs}
        </Button>
        <output>{orgs && <Text tone="secondary">{t.found(orgs.length)}</Text>}</output>
      </Stack>
    </Stack>
  );
}

const keys = ['clientId', 'team', 'keyId', 'privateKey'] as const;
