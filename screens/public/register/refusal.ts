import type { Refusal } from '#design-system';
import { Refused, saidOf } from '#screens/kit/form/refused.ts';

export interface Values {
  company: string | null;
  email: string;
  password: string;
  isAgreed: boolean;
}

/**
 * Where a refusal of the service belongs. An address that is taken has a code of its own (-1008); the rest comes under one code, and only
 * its sentence tells what it is about.
 */
export function refusalOf(error: unknown, otherwise: string): Refusal<Values> {
  const said = saidOf(error);
  if (said === undefined) return { form: otherwise };
  if (error instanceof Refused && error.code === taken) return { fields: [{ name: 'email', error: said }] };
  const name = subjects.find(([, words]) => words.test(said))?.[0];
  return name ? { fields: [{ name, error: said }] } : { form: said };
}

const taken = -1008;
const subjects: [keyof Values, RegExp][] = [
  ['password', /密码|password/i],
  ['email', /邮箱|e-?mail/i],
  ['company', /企业|公司|company/i],
];
