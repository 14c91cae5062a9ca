/** What the receiver gets: see decision 0180. */
export type MonitorEvent =
  | { kind: 'error'; source: ErrorSource; name: string; message: string; frames: readonly string[] }
  /** A failed call that no part of the console has handled. */
  | { kind: 'error'; source: ErrorSource; name: 'ApiError'; call: string; trouble: string; code: number | null; trace: string | null }
  | { kind: 'chunk'; part: string; message: string }
  | { kind: 'csp'; directive: string; blocked: string; place: string }
  | { kind: 'calls'; calls: readonly CallFigures[] }
  | { kind: 'vitals'; lcp: number | null; cls: number; inp: number | null };

/** Where an error was noticed. */
export type ErrorSource = 'window' | 'promise' | 'react';

/** Times in whole milliseconds. */
export interface CallFigures {
  /** `GET /api/{app}/logs`, without the value of the placeholder. */
  call: string;
  count: number;
  failed: number;
  median: number;
  p95: number;
  max: number;
}
