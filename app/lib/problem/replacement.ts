import type { TextKind } from '../../api/wire/sensitive.ts';

/** Every kind that is replaced. */
export type PrivateKind = Exclude<TextKind, 'key'>;

/** Whether the keyword of a schema names a kind that is replaced. */
export const isPrivateKind = (kind: unknown): kind is PrivateKind => typeof kind === 'string' && Object.hasOwn(forms, kind);

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const forms: Record<PrivateKind, (count: number, value: string) => string> = {
  email: (count) => `person${count}@example.test`,
  phone: (count) => `1380000${String(count).padStart(4, '0')}`,
  person: (count) => `person${count}`,
  company: (count) => `company${count}`,
  device: (count, value) => zeros(value, count),
  ip: (count) => `192.0.2.${count % 256}`,
  link: (count) => `https://example.test/link${count}`,
  secret: (count) => `secret${count}`,
  words: (count) => `text${count}`,
};

/** `1f0e-77` becomes `0000-01`: as long, and divided in the same way. */
function zeros(value: string, count: number): string {
  const end = String(count);
  const blank = value.replaceAll(/[\p{L}\p{N}]/gu, '0');
  return blank.length > end.length && !/[^0]/.test(blank.slice(-end.length)) ? blank.slice(0, -end.length) + end : `device${count}`;
}

/** Where a name is expected there may be an email. */
export const kindOf = (declared: PrivateKind, value: string): PrivateKind => (emailPattern.test(value) ? 'email' : declared);

/** The replacement of a value in a recording, which looks like one of its kind. */
export const replacementFor = (kind: PrivateKind, value: string, count: number): string => forms[kind](count, value);
