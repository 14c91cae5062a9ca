import type { CredentialField, CredentialFields } from '#app/api/ad-accounts/mediaFacts.ts';
import type { PastedAccount } from './parsePasted.ts';

/** Why a pasted account cannot be sent. */
export type PastedFault =
  | { is: 'missing'; label: CredentialField['label'] }
  | { is: 'format'; says: readonly [chinese: string, english: string] }
  | { is: 'twice' };

export const aliasLabel = ['别名', 'Alias'] as const;

/** The rules of the form, held against a line of a paste before anything goes to the network. `before` are the lines above it. */
export function faultOf(account: PastedAccount, fields: CredentialFields, before: readonly PastedAccount[]): PastedFault | null {
  if (!account['alias']) return { is: 'missing', label: aliasLabel };
  for (const [name, { label, isOptional, format }] of Object.entries(fields)) {
    const value = account[name] ?? '';
    if (value === '' && !isOptional) return { is: 'missing', label };
    if (value !== '' && format && !format.pattern.test(value)) return { is: 'format', says: format.says };
  }
  const isSame = (other: PastedAccount) => Object.keys(fields).every((name) => (other[name] ?? '') === (account[name] ?? ''));
  return before.some(isSame) ? { is: 'twice' } : null;
}
