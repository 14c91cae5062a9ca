import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  bilingual,
  toasts,
  useFieldForm,
  useProvenaLocale,
  useRules,
  useWords,
  type BoundField,
  type FieldForm,
  type Refusal,
} from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { CredentialField, CredentialFields, Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { useExplainError } from '../../acts/index.ts';
import { sendUncached } from './uncached.ts';
import { useConnectionTest, type ConnectionTest } from './useConnectionTest.ts';
import { credentialsIn, emptyValues, refusedField, valuesOf, type BindingValues, type Common, type CredentialsOf } from './values.ts';

interface CredentialsOptions<Fields extends CredentialFields> {
  medium: Medium;
  fields: Fields;
  /** The two declared calls of the medium. */
  calls: {
    create: Endpoint<{ body: Common & CredentialsOf<Fields> }, AdAccount>;
    update: Endpoint<{ body: Common & CredentialsOf<Fields> & { id: number } }, null>;
  };
  /** False where the service cannot test the credentials of this medium: then they are saved untested. */
  canTest?: boolean;
}

/** A field of the medium, ready to be spread into a TextField or a SecretField. */
export interface BoundCredential extends BoundField<string> {
  label: string;
  hint?: string;
}

export interface CredentialsBinding {
  medium: Medium;
  form: FieldForm<BindingValues>;
  gives: AdAccount['gives'];
  /** The account whose credentials are replaced. Null while a new one is connected. */
  rotating: AdAccount | null;
  rotate: (account: AdAccount) => void;
  cancel: () => void;
  /** Null where the medium has none. */
  test: ConnectionTest | null;
  save: (values: BindingValues) => Promise<void>;
  explain: (error: unknown) => Refusal<BindingValues>;
}

/**
 * Connects accounts of a medium by its credentials.
 *
 *     const binding = useCredentials({ medium, fields, calls });
 *     <CredentialsForm of={binding}>
 *       <TextField {...binding.field('clientId')} />
 *       <SecretField {...binding.field('clientSecret')} />
 *     </CredentialsForm>
 */
export function useCredentials<const Fields extends CredentialFields>({
  medium,
  fields,
  calls,
  canTest = true,
}: CredentialsOptions<Fields>) {
  const t = useWords(words);
  const cache = useQueryClient();
  const explainError = useExplainError();
  const gives = useQuery(adAccounts.media()).data?.find(({ key }) => key === medium.key)?.gives ?? none;
  const [rotating, setRotating] = useState<AdAccount | null>(null);
  const form = useFieldForm<BindingValues>({ defaultValues: emptyValues(fields) });
  const test = useConnectionTest({ medium, fields, form });
  const field = useBoundCredential(fields, form);

  const begin = (account: AdAccount | null) => {
    setRotating(account);
    test.clear();
    form.reset(account ? valuesOf(fields, account) : emptyValues(fields));
  };
  // What was saved leaves the form, and with it the last trace of a secret in this window.
  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) begin(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after each save; what it calls is new with every render
  }, [isSubmitSuccessful]);
  // The form stands above the table from which this was asked for.
  const { focusWrong: focusField } = form;
  useEffect(() => {
    const [first] = Object.keys(fields);
    if (rotating && first !== undefined) focusField(`credentials.${first}`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each account that is chosen
  }, [rotating]);

  const save = async (values: BindingValues) => {
    const { alias, apps, startsOn } = values;
    const body = { alias: alias.trim(), apps, startsOn, gives: values.gives ?? gives, ...credentialsIn(fields, values) };
    if (rotating) await sendUncached(cache, calls.update, { body: { ...body, id: rotating.id } });
    else await sendUncached(cache, calls.create, { body });
    toasts.show({ kind: 'good', title: rotating ? t.rotated(body.alias) : t.connected(body.alias) });
  };
  const explain = (error: unknown): Refusal<BindingValues> => {
    const reason = explainError(error, t.failed);
    const refused = refusedField(fields, error);
    return refused === undefined ? { form: reason } : { fields: [{ name: `credentials.${refused}`, error: reason }] };
  };
  const cancel = () => begin(null);
  return { medium, form, gives, rotating, rotate: begin, cancel, test: canTest ? test : null, save, explain, field };
}

const none: AdAccount['gives'] = [];

function useBoundCredential<Fields extends CredentialFields>(fields: Fields, form: FieldForm<BindingValues>) {
  const rule = useRules();
  const isChinese = useProvenaLocale() === 'zh-CN';
  const inLanguage = (text: string | readonly [string, string]) => (typeof text === 'string' ? text : text[isChinese ? 0 : 1]);
  const known: CredentialFields = fields;
  return (name: keyof Fields & string): BoundCredential => {
    const { label, hint, format, isOptional }: CredentialField = known[name] ?? { label: name };
    const what = inLanguage(label);
    const path: `credentials.${string}` = `credentials.${name}`;
    const bound = form.field(path, {
      ...(!isOptional && rule.write(what)),
      ...(format && { validate: (text: string) => text.trim() === '' || format.pattern.test(text.trim()) || inLanguage(format.says) }),
    });
    return { ...bound, label: what, ...(hint && { hint: inLanguage(hint) }) };
  };
}

const words = bilingual({
  connected: [(alias: string) => `已绑定 ${alias}，等待首条数据`, (alias: string) => `${alias} connected. Waiting for data`],
  rotated: [(alias: string) => `已更新 ${alias} 的凭证`, (alias: string) => `Credentials of ${alias} updated`],
  failed: ['没有绑定成功，填写的内容都还在', "Couldn't connect the account. What you entered is still here"],
});
