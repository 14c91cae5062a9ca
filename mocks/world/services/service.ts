import type { Service } from '#app/api/services/shapes.ts';

/** A paid service of one app. */
export interface ServiceRecord {
  app: number;
  service: Service;
  status: number;
  endsOn: string | null;
  /** Applied for, and not yet decided. */
  isRequested: boolean;
}
