export interface Limits {
  /** Endings and media types as in the `accept` attribute: `.csv`, `image/*`. Everything when empty. */
  accept: readonly string[];
  maxBytes: number;
  maxFiles: number;
}

export type Rejection =
  | { why: 'kind'; file: File }
  | { why: 'size'; file: File }
  | { why: 'empty'; file: File }
  | { why: 'twice'; file: File }
  | { why: 'many'; file: File };

/**
 * Which of the offered files can be added to the existing ones, and why the others cannot. Where only one file is allowed, the last one
 * offered replaces it.
 */
export function filterFiles(offered: readonly File[], existing: readonly File[], limits: Limits): { files: File[]; refused: Rejection[] } {
  const start: { files: File[]; refused: Rejection[] } = { files: limits.maxFiles === 1 ? [] : [...existing], refused: [] };
  const result = offered.reduce(({ files, refused }, file) => {
    const why = rejectionReason(file, files, limits);
    return why ? { files, refused: [...refused, { why, file }] } : { files: [...files, file], refused };
  }, start);
  return result.files.length > 0 ? result : { ...result, files: [...existing] };
}

function rejectionReason(file: File, files: readonly File[], { accept, maxBytes, maxFiles }: Limits): Rejection['why'] | undefined {
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  if (files.some((one) => one.name === file.name && one.size === file.size && one.lastModified === file.lastModified)) return 'twice';
  return files.length >= maxFiles ? 'many' : undefined;
}

/** Many systems do not report the media type of a `.csv`, so an extension is compared with the name. */
function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
}

/** 412 KB, 9.4 MB, 2 GB: as file managers count, in steps of 1024. Rounded up, so that what is over a limit also reads so. */
export function fileSize(bytes: number): string {
  const [size, unit] =
    bytes < 1024
      ? [bytes, 'B']
      : bytes < 1024 ** 2
        ? [bytes / 1024, 'KB']
        : bytes < 1024 ** 3
          ? [bytes / 1024 ** 2, 'MB']
          : [bytes / 1024 ** 3, 'GB'];
  return `${size < 100 ? Math.ceil(size * 10) / 10 : Math.ceil(size)} ${unit}`;
}
