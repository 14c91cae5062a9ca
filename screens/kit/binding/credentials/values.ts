import { isDay, type Day } from '#design-system';
import type { CredentialField, CredentialFields } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { ApiError } from '#app/api/client/error.ts';

/** What every medium asks for. */
export interface Common {
  alias: string;
  apps: number[];
  startsOn: Day | null;
  gives: AdAccount['gives'];
}

export interface BindingValues extends Omit<Common, 'gives'> {
  /** Null is all that the medium gives. */
  gives: AdAccount['gives'] | null;
  credentials: Record<string, string>;
}

/** What is sent for these fields: optional ones may be null. */
export type CredentialsOf<Fields extends CredentialFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isOptional: true } ? string | null : string;
};

export const emptyValues = (fields: CredentialFields): BindingValues => ({
  alias: '',
  apps: [],
  startsOn: null,
  gives: null,
  credentials: Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
});

/** An account whose credentials are replaced: all that is known of it, and none of the credentials. */
export const valuesOf = (fields: CredentialFields, { alias, apps, startsOn, gives }: AdAccount): BindingValues => ({
  ...emptyValues(fields),
  alias,
  gives,
  startsOn: startsOn !== null && isDay(startsOn) ? startsOn : null,
  apps: apps.map(({ app }) => app),
});

export function credentialsIn<Fields extends CredentialFields>(fields: Fields, { credentials }: BindingValues): CredentialsOf<Fields> {
  const entries = Object.entries(fields).map(([name, { isOptional }]: [string, CredentialField]) => {
    const text = credentials[name]?.trim() ?? '';
    return [name, text === '' && isOptional ? null : text];
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- one entry was just made for each field, null only where it is optional
  return Object.fromEntries(entries) as CredentialsOf<Fields>;
}

/** The field that a refusal is about. The service names it as the declaration does. */
export function refusedField(fields: CredentialFields, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null || !('field' in error.data)) return undefined;
  const { field } = error.data;
  return typeof field === 'string' && Object.hasOwn(fields, field) ? field : undefined;
}
