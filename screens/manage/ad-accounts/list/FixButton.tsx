import { Button, Text } from '#design-system';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import type { ListedAccount } from './rows.ts';
import type { Fix } from './useRenewals.ts';

/** Puts one account right, or says why nothing here can. */
export function FixButton({ of: fix, account: { alias, network } }: { of: Fix; account: ListedAccount }) {
  const nameOf = useMediaName();
  if ('missing' in fix)
    return (
      <Text kind="caption" tone="secondary">
        {fix.missing}
      </Text>
    );
  return (
    <Button size="sm" isBusy={fix.isRunning} onPress={fix.onPress} aria-label={`${fix.label} ${nameOf(network.name)} ${alias}`}>
      {fix.label}
    </Button>
  );
}
