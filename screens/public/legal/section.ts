/** One section of a text, in both languages, paragraph by paragraph. */
export interface Section {
  /** Its anchor in the address. */
  id: string;
  title: readonly [chinese: string, english: string];
  paragraphs: readonly (readonly [chinese: string, english: string])[];
}
