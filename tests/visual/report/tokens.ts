/** Which tokens have a colour, in any theme: `#09617a` -> `--color-accent-solid`, `--chart-cat-1`… */
export function tokensByColour(stylesheet: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', colour = ''] of stylesheet.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/gi)) {
    const names = found.get(colour.toLowerCase()) ?? [];
    if (!names.includes(name)) found.set(colour.toLowerCase(), [...names, name]);
  }
  return found;
}
