import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { rights } from '#app/api/account/rights.ts';
import { ApiError } from '#app/api/client/error.ts';
import { exportJobs, type ExportField } from '#app/api/ours/data/export-jobs.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { openFields } from './readSelection.ts';

/** The service refuses what was open when the page was read: a right was taken away meanwhile. */
export const isNoRight = (error: unknown): boolean => error instanceof ApiError && error.trouble === 'refused' && error.code === -1003;

/** Reads again what this reader may have: the fields of the report, and the rights that open reports and organic installs. */
export function useReadRights(app: number, report: string): () => void {
  const cache = useQueryClient();
  const { account } = useSignedIn();
  const email = account?.email ?? '';
  return useCallback(() => {
    void cache.invalidateQueries({ queryKey: exportJobs.fields({ app, report }).queryKey });
    void cache.invalidateQueries({ queryKey: rights.of({ account: email }).queryKey });
  }, [cache, app, report, email]);
}

interface Opened {
  app: number;
  columns: ReadonlySet<string>;
}

/** Which fields have been open to this reader in this app since the page was opened. */
export function useOpened(app: number, fields: readonly ExportField[] | undefined): ReadonlySet<string> {
  const [opened, setOpened] = useState<Opened>({ app, columns: new Set() });
  const known = opened.app === app ? opened.columns : new Set<string>();
  const more = openFields(fields ?? []).filter((column) => !known.has(column));
  if (more.length === 0) return known;
  const columns = new Set([...known, ...more]);
  setOpened({ app, columns });
  return columns;
}
