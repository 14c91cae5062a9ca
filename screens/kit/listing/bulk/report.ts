import { useState } from 'react';

/** A row that was not done, and why in words. */
export interface OpenRow {
  key: string;
  name: string;
  reason: string;
}

/** How far an act upon many rows is, or how it ended. */
export interface BulkReport {
  verb: string;
  done: number;
  all: number;
  isOver: boolean;
  failed: readonly OpenRow[];
  /** Selected rows that were not sent, because the act does not apply to them. */
  skipped: readonly OpenRow[];
  /** Those of the failed that can be sent again: of the others nobody knows whether they were done. */
  again: number;
  /** They are shown once more, as they are now, before they are sent. */
  isReviewed: boolean;
  retry: () => void;
  /** Takes back what was done, where that is possible. What failed is left as it is. */
  undo?: () => void;
}

export interface BulkReports {
  current: BulkReport | null;
  show: (report: BulkReport | null) => void;
}

export function useBulkReports(): BulkReports {
  const [current, show] = useState<BulkReport | null>(null);
  return { current, show };
}
