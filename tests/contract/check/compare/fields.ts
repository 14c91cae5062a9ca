import { sampleOf } from '../sample.ts';

/** One field of an answer: what the declaration says, and what came. */
export interface FieldLine {
  field: string;
  expected: string;
  example: string;
  received: string;
  value: string;
  isWrong: boolean;
}

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** There is no row to look into, so nothing below it is missing. */
const noRow = Symbol('no row');

/**
 * The fields of a declared answer with those that came. `wrong` is the path of the field that the console could not read: `all.0.id`, or `0.id` where
 * a row was left out. Of a list one row is shown, the wrong one if there is one.
 */
export function fieldLines(schema: unknown, content: unknown, wrong: string | null = null): FieldLine[] {
  const row = Number(wrong?.split('.').find((part) => /^\d+$/.test(part)) ?? 0);
  const lines = isSchema(schema) ? linesOf(schema, content, { path: '', isOptional: false, row }) : [];
  if (!wrong || lines.some(({ isWrong }) => isWrong)) return lines;
  // The codec is stricter than the schema: a time without a zone that is known.
  for (const line of lines) if (line.field === wrong || line.field.endsWith(`.${wrong}`)) line.isWrong = true;
  return lines;
}

interface Place {
  path: string;
  isOptional: boolean;
  row: number;
}

function linesOf(schema: Schema, value: unknown, place: Place): FieldLine[] {
  const { path, row } = place;
  const own = choiceOf(schema, value);
  const line = lineOf(schema, value, place);
  const isAbsent = value === undefined || value === null || value === noRow;
  if (line.isWrong || (isAbsent && value !== noRow)) return [line];
  const inside = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  const { properties, required, items } = own;
  if (isSchema(properties)) {
    const needed: readonly unknown[] = Array.isArray(required) ? required : [];
    const fields = Object.entries(properties).flatMap(([key, one]) =>
      linesOf(isSchema(one) ? one : {}, partOf(value, key), { path: inside(key), isOptional: !needed.includes(key), row }),
    );
    return [...(path === '' ? [] : [line]), ...fields];
  }
  if (isSchema(items)) {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    const index = row < rows.length ? row : 0;
    return [line, ...linesOf(items, rows.length ? rows[index] : noRow, { path: inside(index), isOptional: true, row: 0 })];
  }
  return [line];
}

const partOf = (value: unknown, key: string): unknown => (value === noRow ? noRow : isSchema(value) ? value[key] : undefined);

/** Of several schemas the one that fits, else the first. */
function choiceOf(schema: Schema, value: unknown): Schema {
  const choices = (Array.isArray(schema['anyOf']) ? schema['anyOf'] : []).filter(isSchema).filter((one) => one['type'] !== 'null');
  const [first, ...others] = choices;
  return (others.length ? choices.find((one) => linesFit(one, value)) : undefined) ?? first ?? schema;
}

const linesFit = (schema: Schema, value: unknown) =>
  linesOf(schema, value, { path: '', isOptional: false, row: 0 }).every(({ isWrong }) => !isWrong);

function lineOf(schema: Schema, value: unknown, { path, isOptional }: Place): FieldLine {
  const own = withoutNull(schema);
  const isOpen = isOptional || own !== schema || 'default' in schema;
  const isAbsent = value === undefined || value === null || value === '';
  const isWrong = value !== noRow && (isAbsent ? !isOpen && !acceptsNothing(own, value) : !fits(own, value));
  return {
    field: path || 'content',
    expected: `${typeName(own)}${isOpen ? ', optional' : ''}`,
    example: shown(path, sampleOf(own, true)),
    received: value === noRow ? 'no row' : value === undefined ? 'missing' : typeOf(value),
    value: value === noRow || value === undefined ? '' : shown(path, value),
    isWrong,
  };
}

/** What may be null without its null. */
const withoutNull = (schema: Schema): Schema => {
  const choices: readonly unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const [first] = choices;
  return choices.some((one) => isSchema(one) && one['type'] === 'null') && isSchema(first) ? first : schema;
};

const isOfAnyType = ({ type, enum: words, anyOf }: Schema) => type === undefined && words === undefined && anyOf === undefined;
const acceptsNothing = (schema: Schema, value: unknown) =>
  isOfAnyType(schema) || (value === '' && schema['type'] === 'string' && !schema['minLength']);

/** As lenient as the codecs: numbers in words and yes as 1 are understood. */
function fits(schema: Schema, value: unknown): boolean {
  const { type, enum: words } = schema;
  if (Array.isArray(words)) return words.some((word) => String(word) === String(value));
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()));
  if (type === 'string') return typeof value === 'string' || typeof value === 'number';
  if (type === 'integer') return isNumber && Number.isSafeInteger(Number(value));
  if (type === 'number') return isNumber;
  if (type === 'boolean') return typeof value === 'boolean' || [0, 1, '0', '1', 'true', 'false'].some((one) => one === value);
  if (type === 'array') return Array.isArray(value);
  return type !== 'object' || isSchema(value);
}

function typeName({ type, enum: words, format, items }: Schema): string {
  if (Array.isArray(words)) return words.join(' | ');
  if (type === 'array') return `list of ${isSchema(items) ? typeName(items) : 'anything'}`;
  return typeof format === 'string' ? format : typeof type === 'string' ? type : 'anything';
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? `list of ${value.length}` : Number.isInteger(value) ? 'integer' : typeof value;

const isSecret = (path: string) => /token|secret|password|pwd|appkey/i.test(path.split('.').at(-1) ?? '');

/** A value as it is shown: short, and never a secret. */
function shown(path: string, value: unknown): string {
  if (isSecret(path)) return '(hidden)';
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  const words = JSON.stringify(value);
  return words.length > 48 ? `${words.slice(0, 47)}…` : words;
}
