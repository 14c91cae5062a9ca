import { useWords } from '#design-system';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useStored } from '#app/session/useStored.ts';
import type { Params } from '#app/lib/urlState.ts';
import { SavedMenu } from '#screens/kit/saved/index.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';
import { readSaved, withSaved } from './savedFilters.ts';

/** Questions that a reader named: theirs alone, of this list. */
export function SavedFilters<Row, Filters extends Params>({ of: list }: { of: Listing<Row, Filters> }) {
  const t = useWords(listWords);
  const { account } = useSignedIn();
  const [saved, setSaved] = useStored(`filters.${account?.id ?? 0}.${list.name}`, readSaved);
  const { question, open } = list.saved;
  return (
    <SavedMenu
      title={t.saved}
      saved={saved}
      onOpen={(one) => open(one.question)}
      onRemove={(one) => setSaved(saved.filter((other) => other !== one))}
      save={{
        label: t.save,
        title: t.saved,
        nameLabel: t.savedName,
        disabledReason: list.isNarrowed ? undefined : t.nothingToSave,
        onSave: (name) => setSaved(withSaved(saved, { name, question })),
      }}
    />
  );
}
