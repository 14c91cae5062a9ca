import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const shape = v.pipe(
  v.array(
    v.strictObject({
      role: v.pipe(v.string(), v.nonEmpty()),
      email: v.pipe(v.string(), v.email()),
      password: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  v.minLength(1),
);

export type Accounts = v.InferOutput<typeof shape>;

/** An account for each role, the richest first: `[{ "role": "owner", "email": "…", "password": "…" }]`. What is wrong is named by its place alone. */
export function accountsIn(path: string): Accounts {
  const result = v.safeParse(shape, JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.output;
  const places = result.issues.map((issue) => v.getDotPath(issue) ?? 'the list');
  throw new Error(`${path}: ${places.join(', ')} has to be given; the file is a list of role, email, password`);
}
