export interface SavedFilter {
  name: string;
  /** Search, filters and order, as the address of the list has them. */
  question: string;
}

/** From what this browser has stored, whoever wrote it. */
export function readSaved(stored: unknown): SavedFilter[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown): SavedFilter[] => {
    if (typeof one !== 'object' || one === null) return [];
    const [name, question]: unknown[] = [Reflect.get(one, 'name'), Reflect.get(one, 'question')];
    return typeof name === 'string' && typeof question === 'string' ? [{ name, question }] : [];
  });
}

/** The same name again takes the place of the first. */
export const withSaved = (saved: readonly SavedFilter[], one: SavedFilter): SavedFilter[] => [
  ...saved.filter(({ name }) => name !== one.name),
  one,
];
