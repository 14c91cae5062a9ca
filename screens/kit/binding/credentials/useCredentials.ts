import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
import { canSaveCredentials } from '#app/api/ad-accounts/credentialCalls.ts';
import type { CredentialField, CredentialFields, Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { useExplainError } from '../../acts/index.ts';
import { sendUncached } from './uncached.ts';
import { useAsk, type Ask } from './useAsk.ts';
import { useConnectionTest, type ConnectionTest } from './useConnectionTest.ts';
import { credentialsIn, emptyValues, refusedField, valuesOf, type BindingValues, type Common, type CredentialsOf } from './values.ts';

export interface CredentialsOptions<Fields extends CredentialFields> {
  medium: Medium;
  fields: Fields;
  /** The two declared calls of the medium. */
  calls: {
    create: Endpoint<{ body: Common & CredentialsOf<Fields> }, AdAccount>;
    update: Endpoint<{ body: Common & CredentialsOf<Fields> & { id: number } }, null>;
  };
}

/** A field of the medium, ready to be spread into a TextField or a SecretField. */
export interface BoundCredential extends BoundField<string> {
  label: string;
  hint?: string;
}

export interface CredentialsBinding {
  medium: Medium;
  fields: CredentialFields;
  form: FieldForm<BindingValues>;
  gives: AdAccount['gives'];
  /** False where the service has no call for what the form would save, as its operator says: nobody fills it in vain. */
  isOffered: boolean;
  /** Opens the form for new credentials of an account. */
  rotate: (account: AdAccount) => void;
  /** The account whose credentials are replaced. Null while a new one is connected. */
  rotating: AdAccount | null;
  cancel: () => void;
  test: ConnectionTest;
  save: (values: BindingValues) => Promise<void>;
  /** Connects an account without the form. */
  create: (values: BindingValues) => Promise<void>;
  /** Puts what was pasted into the form. */
  fill: (pasted: Readonly<Record<string, string>>) => void;
  explain: (error: unknown) => Refusal<BindingValues>;
  ask: Ask;
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
export function useCredentials<const Fields extends CredentialFields>({ medium, fields, calls }: CredentialsOptions<Fields>) {
  const t = useWords(words);
  const cache = useQueryClient();
  const explainError = useExplainError();
  const here = useQuery(adAccounts.media()).data?.find(({ key }) => key === medium.key);
  const gives = here?.gives ?? none;
  const at = useUrlState(params);
  const rotating = here?.accounts.find(({ id }) => id === at.values.rotate) ?? null;
  const form = useFieldForm<BindingValues>({ defaultValues: emptyValues(fields) });
  const test = useConnectionTest({ medium, fields, form, expected: rotating?.cid ?? null });
  const field = useBoundCredential(fields, form);

  const begin = (account: AdAccount | null, how?: { isReplaced: boolean }) => {
    test.clear();
    form.reset(account ? valuesOf(fields, account) : emptyValues(fields));
    at.set({ rotate: account?.id ?? null }, how);
  };
  // What was saved leaves the form, and with it the last trace of a secret in this window. Back leads past it.
  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) begin(null, { isReplaced: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after each save; what it calls is new with every render
  }, [isSubmitSuccessful]);
  // The form stands above the table, or on another page than the list, from which this was asked for.
  useEffect(() => {
    if (!rotating) return;
    form.reset(valuesOf(fields, rotating));
    const [first] = Object.keys(fields);
    if (first !== undefined) form.focusWrong(`credentials.${first}`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each account that is chosen
  }, [rotating?.id]);

  const bodyOf = (values: BindingValues) => {
    const { alias, apps, startsOn } = values;
    return { alias: alias.trim(), apps, startsOn, gives: values.gives ?? gives, ...credentialsIn(fields, values) };
  };
  const create = async (values: BindingValues) => void (await sendUncached(cache, calls.create, { body: bodyOf(values) }));
  const save = async (values: BindingValues) => {
    if (rotating) await sendUncached(cache, calls.update, { body: { ...bodyOf(values), id: rotating.id } });
    else await create(values);
    const alias = values.alias.trim();
    toasts.show({ kind: 'good', title: rotating ? t.rotated(alias) : t.connected(alias) });
  };
  const fill = (pasted: Readonly<Record<string, string>>) => {
    const touched = { shouldDirty: true, shouldValidate: true };
    for (const [name, text] of Object.entries(pasted)) form.setValue(name === 'alias' ? name : `credentials.${name}`, text, touched);
  };
  const explain = (error: unknown): Refusal<BindingValues> => {
    const reason = explainError(error, t.failed);
    const refused = refusedField(fields, error);
    return refused === undefined ? { form: reason } : { fields: [{ name: `credentials.${refused}`, error: reason }] };
  };
  const ask = useAsk(form, explain);
  const cancel = () => begin(null);
  const isOffered = canSaveCredentials(medium.key, rotating ? 'update' : 'create');
  return {
    medium,
    fields,
    form,
    create,
    fill,
    gives,
    isOffered,
    rotating,
    rotate: begin,
    cancel,
    test,
    save,
    explain,
    ask,
    field,
  };
}

const none: AdAccount['gives'] = [];
/** The account whose credentials are replaced. */
export const params = { rotate: idParam };

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
