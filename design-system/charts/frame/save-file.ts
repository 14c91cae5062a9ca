/** Hands a file to the reader without asking a server. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-');
  link.click();
  URL.revokeObjectURL(link.href);
}
