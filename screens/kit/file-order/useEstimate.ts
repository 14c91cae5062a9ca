import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#app/api/client/error.ts';
import type { ExportOrder } from '#app/api/exports.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';

/** How large a file will be. What the service refuses to estimate it refuses to make; an estimate that did not come says nothing of the order. */
export function useEstimate(app: number, order: ExportOrder, { isOn = true }: { isOn?: boolean } = {}) {
  const answer = useQuery({
    ...exportJobs.estimate({ app, body: { ...order, name: null } }),
    enabled: isOn,
    retry: false,
  });
  const { error } = answer;
  return { answer, refusal: error instanceof ApiError && error.trouble === 'refused' ? error : null };
}

export type Estimate = ReturnType<typeof useEstimate>;
