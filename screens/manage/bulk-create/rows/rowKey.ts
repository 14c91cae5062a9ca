interface Parameter {
  key: string;
  value: string;
}

/**
 * What makes a row the same row: its name, its channel and the parameters of its link. Not the settings that all rows share, because a row
 * that was made with other ones is made all the same. The service makes nothing of one key twice.
 */
export function rowKey(name: string, channel: number | string, parameters: readonly Parameter[]): string {
  const text = JSON.stringify([name, channel, parameters.map(({ key, value }) => [key, value])]);
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x01000193)}${text.length.toString(36)}`;
}

/** FNV-1a, in eight hexadecimal digits. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  return (value >>> 0).toString(16).padStart(8, '0');
}
