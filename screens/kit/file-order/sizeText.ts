const units = ['B', 'KB', 'MB', 'GB'];

/** Bytes as people read them: `412 KB`, `9.4 MB`. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return `${(bytes / 1024 ** step).toLocaleString('en-US', { maximumFractionDigits: step > 1 ? 1 : 0 })} ${units[step] ?? ''}`;
}
