import type { JsonSchema } from '../../api/wire/codec.ts';
import { isPrivateKind, kindOf, replacementFor, type PrivateKind } from './replacement.ts';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that the service and the console agree on: words of a list, days, moments. */
const isClosed = ({ enum: words, format, examples }: JsonSchema) => words !== undefined || format === 'date' || examples !== undefined;

/** Of limited length, because an unlimited one takes the square of the time of a long text. */
const emails = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Replaces secrets, personal data and typed text by replacements, by what the declaration of a call says that a field is. The same value has the same
 * replacement as long as the redactor lives. Numbers, ids, names of apps, campaigns and channels stay.
 */
export function createRedactor() {
  const replacements = new Map<string, string>();
  const counts = new Map<PrivateKind, number>();
  const issued = new Set<string>();
  /** Texts of the service that are not private. A reader who sends one of them has chosen it. */
  const known = new Set<string>();

  function replacement(declared: PrivateKind, value: string): string {
    if (value === '' || issued.has(value)) return value;
    const before = replacements.get(value);
    if (before !== undefined) return before;
    const kind = kindOf(declared, value);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const made = replacementFor(kind, value, count);
    replacements.set(value, made);
    issued.add(made);
    return made;
  }

  /** Of no declared shape: nothing is known of it, so no text and no number stays. */
  function blank(value: unknown): unknown {
    if (typeof value === 'string') return replacement('words', value);
    if (typeof value === 'number') return 0;
    if (Array.isArray(value)) return value.map(blank);
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, blank(one)]));
    return value;
  }

  function ofText(schema: JsonSchema, value: string, isInput: boolean): string {
    const kind = schema['x-kind'];
    if (isSchema(schema['contentSchema'])) return inJson(schema['contentSchema'], value, isInput);
    if (isPrivateKind(kind)) return replacement(kind, value);
    if (kind === 'key' || isClosed(schema)) return value;
    if (isInput) return known.has(value) ? value : replacement('words', value);
    known.add(value);
    return value.includes('@') ? value.replaceAll(new RegExp(emails, 'g'), (found) => replacement('email', found)) : value;
  }

  function inJson(schema: JsonSchema, value: string, isInput: boolean): string {
    try {
      return JSON.stringify(clean(schema, JSON.parse(value), isInput));
    } catch {
      return replacement('words', value);
    }
  }

  function clean(schema: JsonSchema, value: unknown, isInput: boolean): unknown {
    const { anyOf, properties, items, additionalProperties } = schema;
    if (value === null || value === undefined || typeof value === 'boolean') return value;
    if (value instanceof Blob) return replacement('words', 'file');
    if (Array.isArray(anyOf)) {
      const fitting = anyOf.filter(isSchema).filter((one) => fits(one, value));
      // What one alternative lets pass, another may name as private.
      return fitting.length > 0 ? fitting.reduce<unknown>((cleaned, one) => clean(one, cleaned, isInput), value) : blank(value);
    }
    if (typeof value === 'string') return schema['type'] === 'string' || isClosed(schema) ? ofText(schema, value, isInput) : blank(value);
    if (typeof value === 'number') return Object.keys(schema).length > 0 ? value : blank(value);
    if (Array.isArray(value)) return isSchema(items) ? value.map((one) => clean(items, one, isInput)) : blank(value);
    if (!isRecord(value)) return null;
    if (isSchema(properties))
      return mapped(value, (one, name) => (isSchema(properties[name]) ? clean(properties[name], one, isInput) : one));
    return isSchema(additionalProperties) ? mapped(value, (one) => clean(additionalProperties, one, isInput)) : blank(value);
  }

  /** Replaces every email in a sentence, and every value that was replaced before. */
  function sentence(text: string): string {
    const values = [...replacements.keys()].filter((value) => value.length > 1).sort((a, b) => b.length - a.length);
    const pattern = new RegExp([...values.map(escaped), emails].join('|'), 'g');
    return text.replaceAll(pattern, (found) => replacement('words', found));
  }

  return {
    answer: (schema: JsonSchema, value: unknown) => clean(schema, value, false),
    input: (schema: JsonSchema, value: unknown) => clean(schema, value, true),
    sentence,
    /** Text of a field that somebody has left. What was chosen from a list is known. */
    typed: (text: string) => (known.has(text) ? text : replacement('words', text)),
    replacements: () => [...issued],
  };
}

export type Redactor = ReturnType<typeof createRedactor>;

const mapped = (value: Readonly<Record<string, unknown>>, change: (one: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]));

/** Whether a value can be what an alternative describes. */
function fits(schema: JsonSchema, value: unknown): boolean {
  const { type, anyOf, enum: words } = schema;
  if (Array.isArray(anyOf)) return anyOf.filter(isSchema).some((one) => fits(one, value));
  if (Array.isArray(words)) return words.includes(value);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return type === undefined || typeof value === type;
}
