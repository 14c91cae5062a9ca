/**
 * A label in the middle of an English sentence. Names and abbreviations keep their capitals.
 *
 *     inSentence('App name')      app name
 *     inSentence('URL')           URL
 *     inSentence('Client ID')     Client ID
 */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]+($|[^A-Za-z])(?!.*[A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
