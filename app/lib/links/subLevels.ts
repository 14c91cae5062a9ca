/** How deep a link is counted below its campaign: `sub`, `sub2`, `sub3`. */
const mostLevels = 3;

const levelsOf = (value: string) => value.split('/').map((level) => level.trim());

/** Why a value cannot stand in a link: a level that says nothing, or more levels than reports have. */
export function levelFault(value: string): 'gap' | 'deep' | null {
  const levels = levelsOf(value);
  if (levels.some((level) => level === '')) return 'gap';
  return levels.length > mostLevels ? 'deep' : null;
}

/** `host_a/night` as parameters of a link: `sub=host_a`, `sub2=night`. */
export const subParameters = (value: string): { key: string; value: string }[] =>
  levelsOf(value).map((level, index) => ({ key: index === 0 ? 'sub' : `sub${index + 1}`, value: level }));
