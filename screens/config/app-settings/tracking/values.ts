import type { FieldForm, Pair } from '#design-system';
import type { AppEvent } from '#app/api/ours/apps/settings.ts';

/** As the service has them. */
export interface TrackingNames {
  events: AppEvent[];
  parameters: { key: string; name: string }[];
}

export interface EventValues {
  chinese: string;
  english: string;
  isKey: boolean;
}

/** As they are typed: events in the order of the service. */
export interface TrackingValues {
  events: EventValues[];
  parameters: Pair[];
}

export type TrackingFields = FieldForm<TrackingValues>;
