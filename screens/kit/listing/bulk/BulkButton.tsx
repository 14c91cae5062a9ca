import { Button, type LucideIcon } from '#design-system';
import type { BulkAct } from './useBulkAct.ts';

/** A verb in the bar above a list: what is done with the selected rows. Where none of them needs it, a press says so. */
export function BulkButton({ of: { verb, run, isRunning }, icon }: { of: BulkAct; icon: LucideIcon }) {
  return (
    <Button kind="ghost" size="sm" icon={icon} isBusy={isRunning} onPress={run}>
      {verb}
    </Button>
  );
}
