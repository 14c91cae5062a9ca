import type { DeviceIdKind } from '../logs/device.ts';

/** A whitelisted device: exempt from deduplication and fraud rules. */
export interface ListedDevice {
  id: number;
  /** The company whose list it is on. */
  root: number;
  deviceId: string;
  kind: DeviceIdKind;
  name: string | null;
  note: string | null;
  app: number | null;
  endsOn: string | null;
  model: string | null;
  addedBy: string | null;
}
