import type { FieldForm, Refusal } from '#design-system';
import { ApiError, serviceMessageOf } from '#app/api/client/error.ts';

/**
 * Where a failed save is said: at the field that the service or the declaration of the call names, else above the whole form. What the
 * sentence of a refusal is about is never guessed from its words. A field and an input of the call have the same name.
 */
export function refusalOf<Values extends object>(
  error: unknown,
  { isField }: Pick<FieldForm<Values>, 'isField'>,
  explain: (error: unknown) => string,
): Refusal<Values> {
  const said = serviceMessageOf(error);
  const name = error instanceof ApiError ? error.field : null;
  if (said === undefined || name === null || !isField(name)) return { form: explain(error) };
  return { fields: [{ name, error: said }] };
}
